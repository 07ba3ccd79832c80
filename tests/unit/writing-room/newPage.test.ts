import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPages} from '@site/src/plugins/content/checkPages';
import {sidebarGroups} from '@site/writing-room/files/sidebar';
import {newPageEdits} from '@site/writing-room/models/newPage';
import type {NewPageRequest} from '@site/writing-room/protocol';
import {writeFiles, writeSite} from '../site-data/sites';

const twins = 'i18n/ne/docusaurus-plugin-content-docs/current';
const sidebars = readFileSync('sidebars.ts', 'utf8');

const request: NewPageRequest = {
  kind: 'article',
  name: 'our-training',
  title: {en: 'Training: new', ne: 'तालिम'},
  description: {en: 'What we teach.', ne: 'हामी के सिकाउँछौँ।'},
  heading: {en: '1. How we train', ne: 'हामी कसरी सिकाउँछौँ'},
};

function siteWith(files: Record<string, string> = {}): string {
  return writeSite({'sidebars.ts': sidebars, ...files});
}

it('writes an article in both languages', () => {
  const [english, twin] = newPageEdits(siteWith(), request);
  expect(english).toEqual({
    file: 'docs/our-training.mdx',
    content: `---
title: 'Training: new'
description: What we teach.
---

# 1. How we train

<Lead>

Write the first paragraph here.

</Lead>
`,
  });
  expect(twin?.file).toBe(`${twins}/our-training.mdx`);
  expect(twin?.content).toContain('# हामी कसरी सिकाउँछौँ\n\n<Lead>\n\nपहिलो अनुच्छेद यहाँ लेख्नुहोस्।\n');
});

it.each(['article', 'short'] as const)(
  'writes an %s page in which nothing is wrong',
  async (kind) => {
    const siteDir = siteWith();
    const files = newPageEdits(siteDir, {...request, kind, sidebarGroup: 'Rules'});
    writeFiles(siteDir, Object.fromEntries(files.map(({file, content}) => [file, content])));
    expect(await checkPages(siteDir, 'ne')).toEqual([]);
  },
);

it.each([
  [
    'News and proof',
    "href: '/fonts'},\n      ",
    "href: '/fonts'},\n        'our-training',\n      ",
  ],
  ['Company', "        'welcome',\n", "        'welcome',\n        'our-training',\n"],
  ['Rules', "'tos'],", "'tos', 'our-training'],"],
])('adds an article to the links of %s', (sidebarGroup, part, by) => {
  const changed = newPageEdits(siteWith(), {...request, sidebarGroup}).at(-1);
  expect(sidebars).toContain(part);
  expect(changed).toEqual({file: 'sidebars.ts', content: sidebars.replace(part, by)});
});

it('names the groups of links', () => {
  expect(sidebarGroups(sidebars)).toEqual(['News and proof', 'Company', 'Rules']);
});

it.each([
  [{name: 'Our training'}, 'The address of a page has small English letters, digits and hyphens.'],
  [{name: 'old'}, 'There is already a page with the address "/old".'],
  [{name: 'team'}, 'There is already a page with the address "/team".'],
  [{title: {en: 'Training', ne: ' '}}, 'A text cannot be empty.'],
  [{sidebarGroup: 'Nothing'}, 'The column of links has no group "Nothing".'],
])('refuses %j', (part, message) => {
  const siteDir = siteWith({
    'pages/old.mdx': 'Words.',
    [path.join('src/pages/team', 'index.tsx')]: '',
  });
  expect(() => newPageEdits(siteDir, {...request, ...part})).toThrow(message);
});
