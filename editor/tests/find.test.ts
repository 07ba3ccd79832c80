import {comparable, findTexts, similarity} from '../models/find';
import type {FindRequest} from '../types';
import {writeFiles, writeSite} from '../../tests/unit/support/sites';

const faq = (title: string, description: string, ...lines: readonly string[]) =>
  [`---\ntitle: ${title}\ndescription: ${description}\n---`, `# ${title}`, ...lines, ''].join(
    '\n\n',
  );

const files = {
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
  'docs/faq.mdx': faq(
    'Questions',
    'Answers to what people ask.',
    '<Faq id="career" question="What is the career page?">',
    'It shows graduates. **Anybody** may search it on the [career page](/career) for <Fact id="fee" /> a year.',
    '</Faq>\n\n<Faq id="phone" question="How do I call?">',
    'Call <Contact part="phone" /> between ten and five.\n\n</Faq>',
  ),
  'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx': faq(
    'प्रश्न',
    'मानिसले सोध्ने प्रश्नका उत्तर।',
    '<Faq id="career" question="करियर पृष्ठ के हो?">',
    'यसले स्नातक देखाउँछ। [करियर पृष्ठ](/career)मा **जो पनि** वर्षमा <Fact id="fee" /> मा खोज्न सक्छ।',
    '</Faq>\n\n<Faq id="phone" question="फोन कसरी गर्ने?">',
    'दसदेखि पाँचसम्म <Contact part="phone" /> मा फोन गर्नुहोस्।\n\n</Faq>',
  ),
  'src/data/pages/article.yml': `both: {en: Clear the form, ne: फारम खाली गर्नुहोस्}
stale: {read: {en: '{language} results', ne: '{language} नतिजा'}}
`,
};

const siteDir = writeSite(files);
const search = async (request: FindRequest) => (await findTexts(siteDir, request, 'en')).found;
const answer = {view: 'page', name: 'docs/faq.mdx'};
const list = (name: string, ...path: readonly (string | number)[]) => ({view: 'list', name, path});

it.each`
  what                                              | text                                                                                   | route        | label                                                       | where
  ${'a paragraph as readers see it'}                | ${'It shows graduates. Anybody may search it on the career page for Rs 1,999 a year.'} | ${'/faq'}    | ${'FAQ / KnowBase › What is the career page?'}              | ${answer}
  ${'the same in Nepali, whatever digits'}          | ${'यसले स्नातक देखाउँछ। करियर पृष्ठमा जो पनि वर्षमा रु 1,999 मा खोज्न सक्छ।'}                    | ${'/faq'}    | ${'FAQ / KnowBase › What is the career page?'}              | ${answer}
  ${'a paragraph with what only the page knows'}    | ${'Call +977-1-4000000 or +977-98 between ten and five.'}                              | ${'/faq'}    | ${'FAQ / KnowBase › How do I call?'}                        | ${answer}
  ${'a text of an entry'}                           | ${'महाप्रबन्धक'}                                                                         | ${'/team'}   | ${'Team › Asha Tamang › Role'}                              | ${list('team', 0, 'role')}
  ${'a text with values in it'}                     | ${'१ लाख+ जनाले सिपालु पत्याउँछन्।'}                                                        | ${'/team'}   | ${'Team › Introduction'}                                    | ${list('pages/team', 'lead')}
  ${'a word of several pages with a count'}         | ${'१२ नतिजा'}                                                                          | ${undefined} | ${'Around an article › Note on a stale translation › Read'} | ${list('pages/article', 'stale', 'read')}
  ${'the sentence for search engines'}              | ${'Answers to what people ask.'}                                                       | ${undefined} | ${'FAQ / KnowBase › Description'}                           | ${{...answer, field: 'description'}}
  ${'a figure'}                                     | ${'रु १,९९९'}                                                                           | ${undefined} | ${'Numbers and dates › Yearly fee › Value'}                 | ${list('facts', 1, 'value')}
  ${'a part of a sentence that somebody remembers'} | ${'behind the market'}                                                                 | ${undefined} | ${'Team › Heading'}                                         | ${list('pages/team', 'heading')}
  ${'most of the words, in another order'}          | ${'the marketplace people behind'}                                                     | ${undefined} | ${'Team › Heading'}                                         | ${list('pages/team', 'heading')}
  ${'Nepali in Latin letters'}                      | ${'yo bajar chalaune toli'}                                                            | ${undefined} | ${'Team › Heading'}                                         | ${list('pages/team', 'heading')}
`(
  'finds $what',
  async ({label, where, ...request}: FindRequest & {label: string; where: object}) => {
    expect((await search(request))[0]).toMatchObject({label, where});
  },
);

it('finds several texts that one element of the page holds, the longest first', async () => {
  const found = await search({text: 'Asha Tamang General manager', route: '/team'});
  const labels = found.slice(0, 2).map(({label}) => label);
  expect(labels).toEqual(['Team › Asha Tamang › Role', 'Team › Asha Tamang › Name']);
});

it('puts the texts of the page first', async () => {
  const both = 'These cards are samples.';
  const contacts = `- {id: a, title: {en: ${both}, ne: यी कार्ड।}, name: {en: x, ne: y}}\n`;
  const other = writeSite({...files, 'src/data/contacts.yml': contacts});
  const {found} = await findTexts(other, {text: both, route: '/team'}, 'en');
  expect(found[0]?.where).toMatchObject({name: 'pages/team'});
});

it('finds what is in the language that is asked for, and names places in that of the editor', async () => {
  expect(await search({text: 'General manager', locale: 'ne'})).toEqual([]);
  expect(await search({text: 'General manager', locale: 'en'})).toHaveLength(1);
  const {found} = await findTexts(siteDir, {text: 'How do I call?'}, 'ne');
  expect(found[0]?.label).toBe('प्रश्नोत्तर › फोन कसरी गर्ने?');
});

it('gives ten places at most, each once, and none for what is no word', async () => {
  const places = (await search({text: 'the'})).map(({where}) => JSON.stringify(where));
  expect(places.length).toBeLessThanOrEqual(10);
  expect(new Set(places).size).toBe(places.length);
  expect(await search({text: ' … '})).toEqual([]);
});

it('finds what has changed since the last time, whatever is wrong in other files', async () => {
  const other = writeSite({...files, 'docs/faq.mdx': '<Lead>'});
  const has = async (text: string) =>
    (await findTexts(other, {text}, 'en')).found.some((one) => one.text === text);
  expect(await has('Bina Rai')).toBe(true);
  writeFiles(other, {'src/data/team.yml': '- {id: a, name: {en: Chandra Gurung, ne: चन्द्र}}\n'});
  expect([await has('Chandra Gurung'), await has('Bina Rai')]).toEqual([true, false]);
  writeFiles(other, {'src/data/team.yml': '- id: ['});
  expect([await has('Chandra Gurung'), await has('Clear the form')]).toEqual([false, true]);
});

it.each`
  shown                      | written                          | least   | most
  ${'“Team” – १२'}           | ${'team 12'}                     | ${1}    | ${1}
  ${'गर्\u200dयो'}            | ${'गर्यो'}                        | ${1}    | ${1}
  ${'Showing 5 of 7 people'} | ${'Showing … of … people'}       | ${0.85} | ${0.95}
  ${'Showing 5 of 7 people'} | ${'Showing 5 of 7 people today'} | ${0.7}  | ${0.84}
  ${'Hiding 5 of 7 people'}  | ${'Showing … of … people'}       | ${0}    | ${0.69}
  ${'2499'}                  | ${'Rs 2,499 a year'}             | ${0.1}  | ${0.9}
  ${'2499'}                  | ${'249'}                         | ${0}    | ${0}
  ${'249'}                   | ${'2499'}                        | ${0}    | ${0}
  ${'Team'}                  | ${'Career'}                      | ${0}    | ${0}
  ${'Team'}                  | ${'…'}                           | ${0}    | ${0}
`('compares “$shown” with “$written”', ({shown, written, least, most}: Record<string, string>) => {
  const score = similarity(comparable(shown!), comparable(written!));
  expect(score).toBeGreaterThanOrEqual(Number(least));
  expect(score).toBeLessThanOrEqual(Number(most));
});
