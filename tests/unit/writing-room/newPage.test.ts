import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {checkPages, inspectSite} from '@site/src/plugins/site';
import {readPairs} from 'content-checks/pages/readPages';
import {newPageEdits} from '@site/writing-room/models/newPage';
import type {NewPageRequest} from '@site/writing-room/protocol';
import {writeFiles, writeSite} from '../site-data/sites';

const twins = 'i18n/ne/docusaurus-plugin-content-docs/current';

const listsOfSite = Object.fromEntries(
  ['src/data/pages/names.yml', 'src/data/navigation.yml'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);

const request: NewPageRequest = {
  kind: 'article',
  name: 'our-training',
  title: {en: 'Training: new', ne: 'तालिम'},
  description: {
    en: 'What we teach, who teaches it and how long a course takes.',
    ne: 'हामी के सिकाउँछौँ, कसले सिकाउँछ र तालिम कति लामो हुन्छ भन्ने कुरा।',
  },
  heading: {en: '1. How we train', ne: 'हामी कसरी सिकाउँछौँ'},
};

it('writes an article in both languages', () => {
  const [english, twin] = newPageEdits(writeSite(), request);
  expect(english).toEqual({
    file: 'docs/our-training.mdx',
    content: `---
title: 'Training: new'
description: What we teach, who teaches it and how long a course takes.
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
    const siteDir = writeSite(listsOfSite);
    const files = newPageEdits(siteDir, {...request, kind, sidebarGroup: 'legal'});
    writeFiles(siteDir, Object.fromEntries(files.map(({file, content}) => [file, content])));
    expect(await checkPages(siteDir, readPairs(siteDir))).toEqual([]);
  },
);

it('names a page of the footer, and links to it below the others of its column', () => {
  const changed = newPageEdits(writeSite(), {...request, footerColumn: 'news'}).slice(-2);
  expect(changed.map(({file, content}) => [file, parse(content)])).toMatchObject([
    ['src/data/pages/names.yml', {'/our-training': {en: 'Training: new', ne: 'तालिम'}}],
    ['src/data/navigation.yml', {footer: {news: ['/press', '/media', '/our-training']}}],
  ]);
});

it('leaves the lists in order', async () => {
  const siteDir = writeSite();
  const files = newPageEdits(siteDir, {...request, footerColumn: 'company'});
  writeFiles(siteDir, Object.fromEntries(files.map(({file, content}) => [file, content])));
  expect((await inspectSite(siteDir)).problems).toEqual([]);
});

it('adds one line to each of the lists of this site', () => {
  const [names, navigation] = Object.values(listsOfSite);
  const siteDir = writeSite(listsOfSite);
  const changed = newPageEdits(siteDir, {
    ...request,
    sidebarGroup: 'legal',
    footerColumn: 'company',
  }).slice(-2);
  expect(changed.map(({content}) => content)).toEqual([
    `${names!}/our-training: {en: 'Training: new', ne: तालिम}\n`,
    navigation!
      .replace('    - /welcome\n', '    - /welcome\n    - /our-training\n')
      .replace(/    - \/accessibility\n$/, '$&    - /our-training\n'),
  ]);
});

it.each([
  [{name: 'Our training'}, 'The address of a page has small English letters, digits and hyphens.'],
  [{name: 'old'}, 'There is already a page with the address "/old".'],
  [{name: 'team'}, 'There is already a page with the address "/team".'],
  [{title: {en: 'Training', ne: ' '}}, 'A text cannot be empty.'],
  [{sidebarGroup: 'nothing'}, 'There is no group "nothing" of links.'],
  [{footerColumn: 'nothing'}, 'There is no group "nothing" of links.'],
])('refuses %j', (part, message) => {
  const siteDir = writeSite({
    'pages/old.mdx': 'Words.',
    [path.join('src/pages/team', 'index.tsx')]: '',
  });
  expect(() => newPageEdits(siteDir, {...request, ...part})).toThrow(message);
});

it('says which text of which language cannot be written', () => {
  const heading = {en: 'How we train', ne: 'हामी {1 +} सिकाउँछौँ'};
  const write = () => newPageEdits(writeSite(), {...request, heading});
  expect(write).toThrow(
    expect.objectContaining({about: {file: `${twins}/our-training.mdx`, field: 'heading'}}),
  );
});
