import {writeDiff} from 'content/pairs/wordDiff';
import {describeChanges} from '../models/changes';
import type {Texts} from '../types';

type Version = string | undefined;
type Change = readonly [file: string, before: Version, after: Version];
const toBuffer = (content: Version) => (content === undefined ? undefined : Buffer.from(content));

/** "place (language): text" of each change of some files. */
const changesOf = (files: readonly Change[], locale: 'en' | 'ne' = 'en', name?: Texts) =>
  describeChanges(
    files.map(([file, old, now]) => ({file, before: toBuffer(old), after: toBuffer(now)})),
    locale,
    () => name,
  ).flatMap(({place, lines}) =>
    lines.map(({language, text}) =>
      [`${place}${language ? ` (${language})` : ''}`, writeDiff(text)].filter(Boolean).join(': '),
    ),
  );

const team = `# People.
- id: member-1
  name: {en: Asha Rai, ne: आशा राई}
  role: {en: Designer, ne: डिजाइनर}
- id: member-2
  name: {en: Hari Thapa, ne: हरि थापा}
  role: {en: Electrician, ne: बिजुली मिस्त्री}
`;
const teamFile = 'src/data/team.yml';
const [first = '', second = ''] = team.split(/(?=^- )/m).slice(1);
const third =
  '- id: member-3\n  name: {en: Sita, ne: सीता}\n  role: {en: Tailor, ne: दर्जी}\n  illustration: office-manager\n';

it('says which values changed that are no texts', () => {
  const fact = (fields: string) => `- id: fee\n${fields}`;
  const before = fact('  kind: rupees\n  value: 1999\n  placeholder: true\n');
  const after = fact('  kind: rupees\n  value: 2500\n  asOf: 2026-11-01\n');
  const links = ['header: [/a, /c]\n', 'header: [/a, /b, /c]\n'] as const;
  const files = [
    ['src/data/facts.yml', before, after],
    ['src/data/navigation.yml', ...links],
  ] as const;
  expect(changesOf(files)).toEqual([
    'Numbers and dates › Yearly fee › Value: [1999 → 2500]',
    'Numbers and dates › Yearly fee › Sample: [− yes]',
    'Numbers and dates › Yearly fee › Correct on: [+ 2026-11-01]',
    'Links in header and footer › Header: /b added',
  ]);
});

const page = `---
title: Questions
description: What people ask.
---

Short answers.

## Fees {/* #fees */}

It costs nothing to look.

You pay when you hire.

<Faq id="what-is-it" question="What is it?">

A short reply.

</Faq>
`;
const translationFile = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
const ledgerFile = 'i18n/ledger/ne/docs/faq.mdx.txt';
const [one, two] = ['fees 0123456789 abcdefabcd\n', 'top 1123456789 abcdefabcd\n'];

it.each`
  from                           | to                               | sentence
  ${'nothing to'}                | ${'a rupee to'}                  | ${'Questions › Fees (English): It costs [nothing → a rupee] to look.'}
  ${'Short'}                     | ${'Long'}                        | ${'Questions (English): [Short → Long] answers.'}
  ${'people ask'}                | ${'you ask'}                     | ${'Questions › Description (English): What [people → you] ask.'}
  ${'short reply'}               | ${'long reply'}                  | ${'Questions › What is it? (English): A [short → long] reply.'}
  ${'hire.\n'}                   | ${'hire.\n\nCash is welcome.\n'} | ${'Questions › Fees (English): [+ Cash is welcome.]'}
  ${'You pay when you hire.\n'}  | ${''}                            | ${'Questions › Fees (English): [− You pay when you hire.]'}
  ${/(It costs.*\n)\n(You.*\n)/} | ${'$2\n$1'}                      | ${'Changed outside the texts: Questions'}
`('says what changed in a page: $sentence', ({from, to, sentence}: Record<string, string>) => {
  expect(changesOf([['docs/faq.mdx', page, page.replace(from!, to!)]])).toEqual([sentence]);
});

it.each`
  file                    | before       | after                                       | sentences
  ${teamFile}             | ${team}      | ${team.replace('Designer', 'Lead')}         | ${'Team › Asha Rai › Role (English): [Designer → Lead]'}
  ${teamFile}             | ${team}      | ${second + third}                           | ${'Team: Sita added (Tailor); Team: Asha Rai deleted (Designer)'}
  ${teamFile}             | ${team}      | ${second + first}                           | ${'Team: order changed'}
  ${teamFile}             | ${team}      | ${team.replace('# People', '# All people')} | ${'Changed outside the texts: Team'}
  ${teamFile}             | ${team}      | ${'- id: ['}                                | ${'Changed outside the texts: Team'}
  ${'docs/faq.mdx'}       | ${undefined} | ${page}                                     | ${'New page: Questions (English)'}
  ${translationFile}      | ${page}      | ${undefined}                                | ${'Page removed: Questions (Nepali)'}
  ${ledgerFile}           | ${one}       | ${one + two}                                | ${'docs/faq.mdx: one text confirmed to say the same in both languages'}
  ${ledgerFile}           | ${undefined} | ${one + two}                                | ${'docs/faq.mdx: 2 texts confirmed to say the same in both languages'}
  ${ledgerFile}           | ${one + two} | ${one}                                      | ${'docs/faq.mdx: the notes on removed texts were deleted'}
  ${'static/img/a.jpg'}   | ${undefined} | ${'x'}                                      | ${'Picture added: a.jpg'}
  ${'static/fonts/a.ttf'} | ${'x'}       | ${undefined}                                | ${'Removed: a.ttf'}
  ${'package.json'}       | ${'x'}       | ${'y'}                                      | ${'Changed: package.json'}
`(
  'says what changed in a file: $sentences',
  ({file, before, after, sentences}: Record<string, string>) => {
    expect(changesOf([[file!, before!, after!]]).join('; ')).toBe(sentences);
  },
);

it('names places in the language of the editor', () => {
  const after = team.replace('डिजाइनर', 'प्रमुख डिजाइनर');
  expect(changesOf([[teamFile, team, after]], 'ne')).toEqual([
    'टोली › आशा राई › भूमिका (नेपाली): [+ प्रमुख] डिजाइनर',
  ]);
});

it('puts the languages of a text together, under the name that the page has, without agreements', () => {
  const nepali = page.replace('It costs nothing to look', 'हेर्न केही लाग्दैन');
  const files = [
    ['docs/faq.mdx', page, page.replace('nothing to look', 'one rupee to look')],
    [ledgerFile, undefined, one],
    [translationFile, nepali, nepali.replace('केही', 'रु १')],
  ] as const;
  expect(changesOf(files, 'en', {en: 'FAQ / KnowBase', ne: 'प्रश्नोत्तर'})).toEqual([
    'FAQ / KnowBase › Fees (English): It costs [nothing → one rupee] to look.',
    'FAQ / KnowBase › Fees (Nepali): हेर्न [केही → रु १] लाग्दैन.',
  ]);
});
