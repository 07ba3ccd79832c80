import {readFileSync} from 'node:fs';
import {checkSite} from '@site/src/data';
import {newPageEdits} from '../models/newPage';
import type {NewPageRequest} from '../types';
import {writeFiles, writeSite} from '../../tests/unit/support/sites';

const translation = 'i18n/ne/docusaurus-plugin-content-docs/current/our-training.mdx';
const NAMES = 'src/data/pages/names.yml';
const names = readFileSync(NAMES, 'utf8');
const lists = {[NAMES]: names};

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

it('writes an article in both languages', async () => {
  const [english, nepali] = await newPageEdits(writeSite(), request);
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
  for (const {file, content} of await newPageEdits(siteDir, {...request, kind, heading}))
    writeFiles(siteDir, {[file]: content});
  expect(await checkSite(siteDir)).toEqual(before);
});

it('adds the name, which navigation links by', async () => {
  expect((await newPageEdits(writeSite(lists), request)).at(-1)).toEqual({
    file: NAMES,
    content: `${names}/our-training:\n  en: "Training: new"\n  ne: तालिम\n`,
  });
});

it.each([
  [{name: 'old'}, 'There is already a page with the address “/old”.'],
  [{name: 'team'}, 'There is already a page with the address “/team”.'],
  [{title: {en: 'Training', ne: ' '}}, 'A text cannot be empty.'],
])('refuses %j', async (part, message) => {
  const siteDir = writeSite({'pages/old.mdx': 'Words.', 'src/pages/team/index.tsx': ''});
  await expect(newPageEdits(siteDir, {...request, ...part})).rejects.toThrow(message);
});

it('says which text of which language cannot be written', async () => {
  const heading = {en: 'How we train', ne: 'हामी {1 +} सिकाउँछौँ'};
  await expect(newPageEdits(writeSite(), {...request, heading})).rejects.toThrow(
    expect.objectContaining({about: {file: translation, field: 'heading'}}),
  );
});
