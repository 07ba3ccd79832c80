import {readFileSync} from 'node:fs';
import {checkSite} from '@site/src/data';
import {newPageEdits} from '../models/newPage';
import type {NewPageRequest} from '../types';
import {writeFiles, writeSite} from '../../tests/unit/support/sites';

const translation = 'i18n/ne/docusaurus-plugin-content-docs/current/our-training.mdx';
const files = ['src/data/pages/names.yml', 'src/data/navigation.yml'];
const [names = '', navigation = ''] = files.map((file) => readFileSync(file, 'utf8'));
const lists = {[files[0]!]: names, [files[1]!]: navigation};
const links = {sidebarGroup: 'legal', footerColumn: 'company'};

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
  const [english, nepali] = newPageEdits(writeSite(), request);
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
  expect(nepali?.file).toBe(translation);
  expect(nepali?.content).toContain('# हामी कसरी सिकाउँछौँ\n\n<Lead>\n\nपहिलो अनुच्छेद यहाँ लेख्नुहोस्।\n');
});

it.each(['article', 'short'] as const)('brings nothing that is wrong: %s', async (kind) => {
  const siteDir = writeSite(lists);
  const before = await checkSite(siteDir);
  const heading = {en: 'How we train', ne: 'हामी कसरी सिकाउँछौँ'};
  const added = {...request, kind, heading, ...links};
  for (const {file, content} of newPageEdits(siteDir, added))
    writeFiles(siteDir, {[file]: content});
  expect(await checkSite(siteDir)).toEqual(before);
});

it('adds the name and links to each of the lists of this site', () => {
  const changed = newPageEdits(writeSite(lists), {...request, ...links}).slice(-2);
  expect(changed.map(({content}) => content)).toEqual([
    `${names}/our-training:\n  en: "Training: new"\n  ne: तालिम\n`,
    navigation
      .replace('    - /welcome\n', '    - /welcome\n    - /our-training\n')
      .replace(/    - \/accessibility\n$/, '$&    - /our-training\n'),
  ]);
});

it.each([
  [{name: 'Our training'}, 'The address of a page has small English letters, digits and hyphens.'],
  [{name: 'old'}, 'There is already a page with the address “/old”.'],
  [{name: 'team'}, 'There is already a page with the address “/team”.'],
  [{title: {en: 'Training', ne: ' '}}, 'A text cannot be empty.'],
])('refuses %j', (part, message) => {
  const siteDir = writeSite({'pages/old.mdx': 'Words.', 'src/pages/team/index.tsx': ''});
  expect(() => newPageEdits(siteDir, {...request, ...part})).toThrow(message);
});

it('says which text of which language cannot be written', () => {
  const heading = {en: 'How we train', ne: 'हामी {1 +} सिकाउँछौँ'};
  expect(() => newPageEdits(writeSite(), {...request, heading})).toThrow(
    expect.objectContaining({about: {file: translation, field: 'heading'}}),
  );
});
