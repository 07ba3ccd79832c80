import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {folderAt} from './support/gitServer';

const SERVICES = 'src/data/services.yml';
const TEAM = 'src/data/team.yml';
const PAGE = `---
title: Terms
description: What we agree on.
---

# Terms {#terms}

One sentence.
`;

export const FILES = {
  'docs/terms.mdx': PAGE,
  'i18n/ne/docusaurus-plugin-content-docs/current/terms.mdx': PAGE,
  [SERVICES]: '- id: plumber\n  name:\n    en: Plumber\n    ne: प्लम्बर\n',
  [TEAM]: `- id: member-1
  name:
    en: Asha Rai
    ne: आशा राई
  role:
    en: Designer
    ne: डिजाइनर
- id: member-2
  name:
    en: Bikash Lama
    ne: विकास लामा
  role:
    en: Writer
    ne: लेखक
`,
};

/** Two edits of two files, which belong together. */
export const TWO_FILES = [
  {kind: 'set', file: SERVICES, path: [0, 'name', 'en'], value: 'Pipe fitter', was: 'Plumber'},
  {kind: 'set', file: TEAM, path: [0, 'role', 'en'], value: 'Head', was: 'Designer'},
] as const;

/** A folder with a few files of a site, enough to be checked and saved. */
export function makeSmallSite() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'small site '));
  const folder = folderAt(siteDir);
  for (const [file, content] of Object.entries(FILES)) folder.write(file, content);
  return {siteDir, remove: () => rmSync(siteDir, {recursive: true, force: true})};
}
