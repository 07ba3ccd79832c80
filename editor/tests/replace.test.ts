import type {Core} from '../core';
import {replaceEdits, replaceWords} from '../edits/replaceWords';
import {makeRemote, MEMORY, type Remote} from './support/gitServer';
import {openTab} from './support/tab';

const FAQ = 'docs/faq.mdx';
const FAQ_NE = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
const TEAM = 'src/data/team.yml';
const page = (title: string, ...lines: readonly string[]) =>
  [
    `---\ntitle: ${title}\ndescription: ${title}\n---`,
    `# ${title} {/* #faq */}`,
    ...lines,
    '',
  ].join('\n\n');

const FILES = {
  [FAQ]: page(
    'Questions',
    'The desk is open. Ask the *desk* at the [help desk](/desk) today.',
    'A **front** desk is no desk for <Fact id="fee" />.',
    '<Faq id="desk" question="Where is the desk?">\n\nHere.\n\n</Faq>',
  ),
  [FAQ_NE]: page(
    'प्रश्न',
    'दिनमा खुल्छ, दिने होइन। काम गर्\u200dयो।',
    'एउटा।',
    '<Faq id="desk" question="कहाँ?">\n\nयहाँ।\n\n</Faq>',
  ),
  [TEAM]: `- id: desk
  name: {en: Asha, ne: आशा}
  role: {en: "{desk} Desk lead, desk", ne: डेस्क}
  link: https://desk.example
- id: bina
  name: {en: Bina, ne: बिना}
  role: {en: desk, ne: लेखापाल}
`,
  'src/data/facts.yml': `- id: fee
  kind: rupees
  value: 1999
`,
  'src/data/site.yml': `phone: {shown: 'desk 1', number: '1'}\n`,
};

let remote: Remote;
let core: Core;
let read: (file: string) => string;
beforeEach(async () => {
  remote = makeRemote(FILES, MEMORY);
  const site = remote.clone('site');
  read = (file) => site.read(file);
  core = await openTab({folder: site.siteDir});
});
afterEach(() => remote.remove());

/** What is found, with the words in brackets, and what is not replaced. */
async function find(text: string): Promise<string[]> {
  const {found, kept} = await core.findToReplace({text}, 'en');
  return [
    ...found.map(({seen}) =>
      seen.map((piece, index) => (index % 2 ? `[${piece}]` : piece)).join(''),
    ),
    ...kept.map(({reason, label, text: own}) => `${reason}: ${label}: ${own}`),
  ];
}

it.each`
  words            | found
  ${'desk'}        | ${['The [desk] is open. Ask the [desk] at the help [desk] today.', 'A front [desk] is no [desk] for Rs\u00a01,999.', 'Where is the [desk]?', 'desk Desk lead, [desk]', '[desk]', 'line: Site and contacts › Phone › As shown: desk 1']}
  ${'दिन'}         | ${['[दिन]मा खुल्छ, दिने होइन। काम गर्\u200dयो।']}
  ${'गर्यो'}        | ${['दिनमा खुल्छ, दिने होइन। काम [गर्\u200dयो]।']}
  ${'1,999'}       | ${['value: Numbers and dates › Yearly fee › Value: Rs\u00a01,999']}
  ${'front  desk'} | ${['markup: docs/faq.mdx › Questions: front  desk']}
  ${'for Rs'}      | ${['markup: docs/faq.mdx › Questions: for Rs']}
  ${'{desk}'}      | ${[]}
  ${'\u200d'}      | ${[]}
  ${'DESK'}        | ${[]}
`(
  'finds “$words” in what readers see',
  async ({words, found}: {words: string; found: string[]}) => {
    expect(await find(words)).toEqual(found);
  },
);

it('replaces the ticked ones in one step, which is undone at once, and makes their pairs stale', async () => {
  const open = async () => (await core.todo({}, 'en')).open.length;
  const {found, lists} = await core.findToReplace({text: 'desk'}, 'en');
  const before = [FAQ, FAQ_NE, TEAM].map(read);
  const ticked = found.filter((_, index) => index !== 1);
  const edits = replaceEdits(ticked, lists, 'counter');
  expect(edits).toHaveLength(3);
  expect(await core.save({edits, label: 'Replaced'})).toEqual({result: 'saved'});
  expect(read(FAQ)).toContain(
    'The counter is open. Ask the *counter* at the [help counter](/desk) today.',
  );
  expect(read(FAQ)).toContain('no desk for <Fact id="fee" />');
  expect(read(FAQ)).toContain('<Faq id="desk" question="Where is the counter?">');
  expect(read(TEAM)).toContain('en: "{desk} Desk lead, counter"');
  expect(read(TEAM)).toContain('link: https://desk.example');
  expect(read(FAQ_NE)).toBe(before[1]);
  expect(await open()).toBeGreaterThan(0);
  const {steps} = await core.steps({}, 'en');
  expect(steps).toHaveLength(1);
  expect(await core.undo({id: steps[0]!.id})).toEqual({result: 'saved'});
  expect([FAQ, FAQ_NE, TEAM].map(read)).toEqual(before);
});

it.each`
  written                              | taken
  ${['The ', 'old', ' desk']}          | ${'The desk'}
  ${['', 'Old', ' desk']}              | ${'desk'}
  ${['A desk, ', 'old', '.']}          | ${'A desk,.'}
  ${['a ', 'old', 'er desk']}          | ${'a er desk'}
  ${['पुरानो', 'डेस्क', 'मा', 'अ', ' छ']} | ${'पुरानोमा छ'}
`('takes words out of $written', ({written, taken}: {written: string[]; taken: string}) => {
  expect(replaceWords(written, '')).toBe(taken);
});
