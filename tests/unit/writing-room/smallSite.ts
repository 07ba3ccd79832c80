import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const PAGE = `---
title: Terms
description: What we agree on.
---

# Terms {#terms}

One sentence.
`;

const FILES = {
  'docs/terms.mdx': PAGE,
  'i18n/ne/docusaurus-plugin-content-docs/current/terms.mdx': PAGE,
  'src/data/services.yml': '- id: plumber\n  name: {en: Plumber, ne: प्लम्बर}\n',
  'src/data/team.yml': `# People.
- id: member-1
  name: {en: Asha Rai, ne: आशा राई}
  role: {en: Designer, ne: डिजाइनर}
- id: member-2
  name: {en: Bikash Lama, ne: विकास लामा}
  role: {en: Writer, ne: लेखक}
`,
};

export type Contents = Readonly<Record<string, string>>;

/** A folder with a few files of a site, enough to be checked and saved. */
export interface SmallSite {
  siteDir: string;
  read: (file: string) => string;
  write: (file: string, content: string) => void;
  /** Every file but those of the cache. */
  contents: () => Contents;
  remove: () => void;
}

export function makeSmallSite(): SmallSite {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'small site '));
  const place = (file: string) => path.join(siteDir, file);
  const read = (file: string) => readFileSync(place(file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(place(file)), {recursive: true});
    writeFileSync(place(file), content);
  };
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  return {
    siteDir,
    read,
    write,
    contents() {
      const names = readdirSync(siteDir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
        .filter((file) => !file.startsWith('.cache'));
      return Object.fromEntries(names.sort().map((file) => [file, read(file)]));
    },
    remove: () => rmSync(siteDir, {recursive: true, force: true}),
  };
}

const SERVICES = 'src/data/services.yml';
const TEAM = 'src/data/team.yml';

/** Two edits of two files, which belong together. */
export const TWO_FILES = [
  {kind: 'set', file: SERVICES, path: [0, 'name', 'en'], value: 'Pipe fitter', was: 'Plumber'},
  {kind: 'set', file: TEAM, path: [0, 'role', 'en'], value: 'Head', was: 'Designer'},
] as const;
