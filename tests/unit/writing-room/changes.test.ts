import {describeChange, describeChanges} from '@site/writing-room/models/changes';

const toChange = (file: string, before: string | null, after: string | null) => ({
  file,
  before: before === null ? null : Buffer.from(before),
  after: after === null ? null : Buffer.from(after),
});

const inEnglish = (file: string, before: string | null, after: string | null) =>
  describeChange(toChange(file, before, after), 'en');

const team = `# People.
- id: member-1
  name: {en: Asha Rai, ne: आशा राई}
  role: {en: Designer, ne: डिजाइनर}
- id: member-2
  name: {en: Hari Thapa, ne: हरि थापा}
  role: {en: Electrician, ne: बिजुली मिस्त्री}
`;

describe('a list', () => {
  const list = (after: string, before: string | null = team) =>
    inEnglish('src/data/team.yml', before, after);

  it('is told by entry, field and language', () => {
    expect(list(team.replace('Designer', 'Lead designer'))).toEqual([
      'Team › Asha Rai › Role (English): [Designer → Lead designer]',
    ]);
    const changed = toChange('src/data/team.yml', team, team.replace('डिजाइनर', 'प्रमुख डिजाइनर'));
    expect(describeChange(changed, 'ne')).toEqual([
      'टोली › आशा राई › भूमिका (नेपाली): [+ प्रमुख] डिजाइनर',
    ]);
  });

  it('tells a new entry, a removed one and a new order, each once', () => {
    const [first = '', second = ''] = team.split(/(?=^- )/m).slice(1);
    const third = '- id: member-3\n  name: {en: Sita, ne: सीता}\n  role: {en: Tailor, ne: दर्जी}\n';
    expect(list(`${first}${second}${third}`)).toEqual(['Team: Sita added (Tailor)']);
    expect(list(second)).toEqual(['Team: Asha Rai deleted (Designer)']);
    expect(list(`${second}${first}`)).toEqual(['Team: in another order']);
  });

  it('tells values that are no texts, and fields that are new or gone', () => {
    const entry = (fields: string) => `- id: fee\n${fields}`;
    expect(
      inEnglish(
        'src/data/facts.yml',
        entry('  kind: rupees\n  value: 1999\n  standin: true\n'),
        entry('  kind: rupees\n  value: 2500\n  asOf: 2026-11-01\n'),
      ),
    ).toEqual([
      'Numbers and dates › fee › Value: [1999 → 2500]',
      expect.stringMatching(/^Numbers and dates › fee › .*: \[− yes\]$/),
      'Numbers and dates › fee › Right on: [+ 2026-11-01]',
    ]);
  });

  it('says so when only a comment changed', () => {
    expect(list(team.replace('# People.', '# All people.'))).toEqual([
      'Changed in another place than the texts: Team',
    ]);
  });
});

const page = `---
title: Questions
description: What people ask.
---

Short answers.

## Fees {/* #fees */}

It costs nothing to look.

You pay when you hire.
`;

describe('a page', () => {
  const changed = (after: string | null, before: string | null = page) =>
    inEnglish('docs/faq.mdx', before, after);

  it('is told by heading and by what stands above it', () => {
    expect(changed(page.replace('nothing to look', 'one rupee to look'))).toEqual([
      'Questions › Fees (English): It costs [nothing → one rupee] to look.',
    ]);
    expect(changed(page.replace('Short', 'Long'))).toEqual([
      'Questions (English): [Short → Long] answers.',
    ]);
    expect(changed(page.replace('people ask', 'you ask'))).toEqual([
      'Questions › Description (English): What [people → you] ask.',
    ]);
  });

  it('tells a new paragraph and a removed one', () => {
    expect(changed(`${page}\nCash is welcome.\n`)).toEqual([
      'Questions › Fees (English): [+ Cash is welcome.]',
    ]);
    expect(changed(page.replace('You pay when you hire.\n', ''))).toEqual([
      'Questions › Fees (English): [− You pay when you hire.]',
    ]);
  });

  it('is new or removed as a whole, in its language', () => {
    expect(changed(page, null)).toEqual(['New page: Questions (English)']);
    expect(changed(null)).toEqual(['Page removed: Questions (English)']);
    const twin = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
    expect(inEnglish(twin, null, page)).toEqual(['New page: Questions (Nepali)']);
  });

  it('says so when only the order changed', () => {
    const moved = page.replace(/(It costs.*\n)\n(You pay.*\n)/, '$2\n$1');
    expect(changed(moved)).toEqual(['Changed in another place than the texts: faq']);
  });
});

it('puts the languages of a text together, under the names that the site has', () => {
  const twin = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
  const nepali = page
    .replace('Questions', 'प्रश्न')
    .replace('It costs nothing to look', 'हेर्न केही लाग्दैन');
  const changes = [
    toChange('docs/faq.mdx', page, page.replace('nothing to look', 'one rupee to look')),
    toChange('i18n/ledger/ne/docs/faq.mdx.txt', null, 'fees 0123456789 abcdefabcd\n'),
    toChange(twin, nepali, nepali.replace('केही', 'रु १')),
  ];
  const names = () => ({en: 'FAQ / KnowBase', ne: 'प्रश्नोत्तर'});
  expect(describeChanges(changes, 'en', names)).toEqual([
    {
      place: 'FAQ / KnowBase › Fees',
      lines: [
        {language: 'English', locale: 'en', text: 'It costs [nothing → one rupee] to look.'},
        {language: 'Nepali', locale: 'ne', text: 'हेर्न [केही → रु १] लाग्दैन.'},
      ],
    },
  ]);
});

it('calls a part of a page by the question that opens it', () => {
  const faq =
    '---\ntitle: FAQ\n---\n\n<Faq id="what-is-it" question="What is it?">\n\nA short answer.\n\n</Faq>\n';
  expect(inEnglish('docs/faq.mdx', faq, faq.replace('short', 'long'))).toEqual([
    'FAQ › What is it? (English): A [short → long] answer.',
  ]);
});

it('counts what was agreed', () => {
  const lines = ['fees 0123456789 abcdefabcd', 'top 1123456789 abcdefabcd'];
  const ledger = (count: number) => `${lines.slice(0, count).join('\n')}\n`;
  const file = 'i18n/ledger/ne/docs/faq.mdx.txt';
  expect(inEnglish(file, ledger(1), ledger(2))).toEqual([
    'faq: one text agreed to say the same in both languages',
  ]);
  expect(inEnglish(file, null, ledger(2))).toEqual([
    'faq: 2 texts agreed to say the same in both languages',
  ]);
  expect(inEnglish(file, ledger(2), ledger(1))).toEqual([
    'faq: the notes on texts that are gone were taken out',
  ]);
});

it('names pictures, fonts and other files', () => {
  expect(inEnglish('static/img/team/asha.jpg', null, 'x')).toEqual([
    'Picture added: static/img/team/asha.jpg',
  ]);
  expect(inEnglish('static/fonts/own.ttf', 'x', null)).toEqual([
    'Font removed: static/fonts/own.ttf',
  ]);
});
