import path from 'node:path';
import {explain} from '@site/scripts/build';
import {siteDir} from '@site/scripts/lib/paths';

/** As Docusaurus prints what Node says. */
const printed = (message: string) => `[ERROR] Error: Unable to build website for locale en.
  [cause]: Error: ${message}
      at async writeFile (${siteDir}/node_modules/some/index.js:21:5)
`;

it.each([
  ['EROFS: read-only file system, open', '.cache/drafts/a.zip.draft', '.cache/drafts'],
  ['EACCES: permission denied, unlink', '.cache/hashes/36452a96', '.cache/hashes'],
  ['EPERM: operation not permitted, rename', 'build', 'This folder'],
])('says which folder cannot be written: %s', (said, file, folder) => {
  expect(explain(printed(`${said} '${path.join(siteDir, file)}'`))).toBe(
    `${folder} cannot be written. Give yourself the right to write there, or remove what is there.`,
  );
});

it('says that the disk is full', () => {
  expect(explain(printed('ENOSPC: no space left on device, write'))).toMatch(
    /^The disk is full\. /,
  );
});

it('leaves what the site says, without the stack of packages', () => {
  expect(explain(printed('docs/faq.mdx: there is no page /fqa'))).toBe(
    printed('docs/faq.mdx: there is no page /fqa')
      .replace(/ +at .*/, '')
      .trim(),
  );
});
