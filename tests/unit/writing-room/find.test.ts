import {rmSync} from 'node:fs';
import path from 'node:path';
import {find} from '@site/writing-room/models/find';
import {comparable, similarity, UNKNOWN} from '@site/writing-room/models/matchTexts';
import type {FindRequest} from '@site/writing-room/protocol';
import {writeFiles, writeSite} from '../site-data/sites';

const twins = 'i18n/ne/docusaurus-plugin-content-docs/current';

const files = {
  'src/data/facts.yml': `
- {id: fee, kind: rupees, value: 1999}
- {id: downloads, kind: count, value: 100000, short: {en: 100K+, ne: १ लाख+}}
`,
  'src/data/team.yml': `
- {id: member-1, name: {en: Asha Tamang, ne: आशा तामाङ}, role: {en: General manager, ne: महाप्रबन्धक}}
- {id: member-2, name: {en: Bina Rai, ne: बिना राई}, role: {en: Accountant, ne: लेखापाल}}
`,
  'src/data/pages/names.yml':
    '/faq: {en: FAQ / KnowBase, ne: प्रश्नोत्तर}\n/team: {en: Team, ne: टोली}\n',
  'src/data/pages/team.yml': `
description: {en: The people who build the app., ne: एप बनाउने मानिसहरू।}
heading: {en: The people behind the marketplace, ne: यो बजार चलाउने टोली}
lead: {en: '{downloads.short} people trust {brand}.', ne: '{downloads.short} जनाले {brand} पत्याउँछन्।'}
sampleNote: {en: These cards are samples., ne: यी कार्ड नमुना हुन्।}
`,
  'src/pages/team/index.tsx': "import team from '@site/src/data/team.yml';\n",
  'docs/faq.mdx': `---
title: Questions
description: Answers to what people ask.
---

# Questions

<FaqList>

<Faq id="career" question="What is the career page?">

It shows graduates. **Anybody** may search it on the [career page](/career) for <Fact id="fee" /> a year.

</Faq>

<Faq id="phone" question="How do I call?">

Call <Contact part="phone" /> between ten and five.

</Faq>

</FaqList>
`,
  [`${twins}/faq.mdx`]: `---
title: प्रश्न
description: मानिसले सोध्ने प्रश्नका उत्तर।
---

# प्रश्न

<FaqList>

<Faq id="career" question="करियर पृष्ठ के हो?">

यसले स्नातक देखाउँछ। [करियर पृष्ठ](/career)मा **जो पनि** वर्षमा <Fact id="fee" /> मा खोज्न सक्छ।

</Faq>

<Faq id="phone" question="फोन कसरी गर्ने?">

दसदेखि पाँचसम्म <Contact part="phone" /> मा फोन गर्नुहोस्।

</Faq>

</FaqList>
`,
  'src/data/pages/article.yml': `both: {en: Clear the form, ne: फारम खाली गर्नुहोस्}
outdated: {read: {en: '{language} results', ne: '{language} नतिजा'}}
`,
};

const siteDir = writeSite(files);
const search = async (request: FindRequest) => (await find(siteDir, request)).found;
const first = async (request: FindRequest) => (await search(request))[0];
const answer = {view: 'page', name: 'docs/faq.mdx'};

describe('find', () => {
  it.each<[string, FindRequest, string, object]>([
    [
      'a paragraph with a fact, a link and bold words as readers see them',
      {
        text: 'It shows graduates. Anybody may search it on the career page for Rs 1,999 a year.',
        route: '/faq',
      },
      'FAQ / KnowBase › What is the career page?',
      answer,
    ],
    [
      'the same in Nepali, whatever digits are typed',
      {text: 'यसले स्नातक देखाउँछ। करियर पृष्ठमा जो पनि वर्षमा रु 1,999 मा खोज्न सक्छ।', route: '/ne/faq'},
      'FAQ / KnowBase › What is the career page?',
      answer,
    ],
    [
      'a paragraph with what only the page knows',
      {text: 'Call +977-1-4000000 or +977-98 between ten and five.', route: '/faq'},
      'FAQ / KnowBase › How do I call?',
      answer,
    ],
    [
      'a text of an entry',
      {text: 'महाप्रबन्धक', route: '/ne/team'},
      'Team › Asha Tamang › Role',
      {view: 'list', name: 'team', path: [0, 'role']},
    ],
    [
      'a text of a page with values in it',
      {text: '१ लाख+ जनाले सिपालु पत्याउँछन्।', route: '/ne/team'},
      'Team › Introduction',
      {view: 'list', name: 'pages/team', path: ['lead']},
    ],
    [
      'a word of several pages with a count',
      {text: '१२ नतिजा'},
      'Around an article › Note on a translation that is behind › Read',
      {view: 'list', name: 'pages/article', path: ['outdated', 'read']},
    ],
    [
      'the sentence for search engines',
      {text: 'Answers to what people ask.'},
      'FAQ / KnowBase › Description',
      {...answer, field: 'description'},
    ],
    [
      'a figure',
      {text: 'रु १,९९९'},
      'Numbers and dates › fee › Value',
      {view: 'list', name: 'facts', path: [0, 'value']},
    ],
    [
      'a part of a sentence that somebody remembers',
      {text: 'behind the market'},
      'Team › Heading',
      {view: 'list', name: 'pages/team', path: ['heading']},
    ],
    [
      'most of the words, in another order',
      {text: 'the marketplace people behind'},
      'Team › Heading',
      {view: 'list', name: 'pages/team', path: ['heading']},
    ],
  ])('finds %s', async (_, request, label, where) => {
    expect(await first(request)).toMatchObject({label, where});
  });

  it('finds several texts that one element of the page holds, the longest first', async () => {
    const found = await search({text: 'Asha Tamang General manager', route: '/team'});
    expect(found.slice(0, 2).map(({label}) => label)).toEqual([
      'Team › Asha Tamang › Role',
      'Team › Asha Tamang › Name',
    ]);
  });

  it('puts the texts of the page first', async () => {
    const both = 'These cards are samples.';
    const change = {
      'src/data/pages/home.yml': undefined,
      'src/data/contacts.yml': `- {id: a, title: {en: ${both}, ne: यी कार्ड।}, name: {en: x, ne: y}}\n`,
    };
    const other = writeSite({...files, ...change});
    const {found} = await find(other, {text: both, route: '/team'});
    expect(found[0]?.where).toMatchObject({name: 'pages/team'});
  });

  it('finds only what is in a language when one is asked for', async () => {
    expect(await search({text: 'General manager', locale: 'ne'})).toEqual([]);
    expect(await search({text: 'General manager', locale: 'en'})).toHaveLength(1);
  });

  it('names places in the language of the room', async () => {
    const {found} = await find(siteDir, {text: 'How do I call?'}, {language: 'ne'});
    expect(found[0]?.label).toBe('प्रश्नोत्तर › फोन कसरी गर्ने?');
  });

  it('gives ten places at most, each once', async () => {
    const found = await search({text: 'the'});
    expect(found.length).toBeLessThanOrEqual(10);
    const places = found.map(({where}) => JSON.stringify(where));
    expect(new Set(places).size).toBe(places.length);
  });

  it('finds nothing for what is no word', async () => {
    expect(await search({text: ' … '})).toEqual([]);
    expect(await search({text: ''})).toEqual([]);
  });

  it('finds what has changed since the last time, and not what is gone', async () => {
    const other = writeSite(files);
    const texts = async (text: string) => (await find(other, {text})).found.map((one) => one.text);
    expect(await texts('Bina Rai')).toContain('Bina Rai');
    writeFiles(other, {'src/data/team.yml': '- {id: a, name: {en: Chandra Gurung, ne: चन्द्र}}\n'});
    expect(await texts('Chandra Gurung')).toContain('Chandra Gurung');
    expect(await texts('Bina Rai')).not.toContain('Bina Rai');
    rmSync(path.join(other, 'src/data/team.yml'));
    expect(await texts('Chandra Gurung')).not.toContain('Chandra Gurung');
  });

  it('does not need the files to be right', async () => {
    const broken = writeSite({...files, 'src/data/team.yml': '- id: [', 'docs/faq.mdx': '<Lead>'});
    const {found} = await find(broken, {text: 'Clear the form'});
    expect(found[0]?.where).toEqual({view: 'list', name: 'pages/article', path: ['both']});
  });
});

describe('similarity', () => {
  const of = (shown: string, written: string) => similarity(comparable(shown), comparable(written));

  it('is 1 for the same words, however they are typed', () => {
    expect(of('“Team” – १२', 'team 12')).toBe(1);
    expect(of('गर्\u200dयो', 'गर्यो')).toBe(1);
  });

  it('is higher for a text with an unknown value than for a part of a text', () => {
    const filled = of('Showing 5 of 7 people', `Showing ${UNKNOWN} of ${UNKNOWN} people`);
    expect(filled).toBeGreaterThan(of('Showing 5 of 7 people', 'Showing 5 of 7 people today'));
    expect(filled).toBeLessThan(1);
    expect(of('Hiding 5 of 7 people', `Showing ${UNKNOWN} of ${UNKNOWN} people`)).toBeLessThan(0.7);
  });

  it('is 0 without words in common', () => {
    expect(of('Team', 'Career')).toBe(0);
    expect(of('Team', UNKNOWN)).toBe(0);
  });
});

it('takes a number as a whole, written with or without a comma', () => {
  const [wanted, part, other] = ['2499', '249', 'Rs 2,499 a year'].map(comparable);
  expect(similarity(wanted!, part!)).toBe(0);
  expect(similarity(part!, wanted!)).toBe(0);
  expect(similarity(wanted!, other!)).toBeGreaterThan(0);
});
