import {row} from '../../support/row';
import {asha, listMistakes} from '../../support/listMistakes';
import {check, messages} from '../../support/lists';

it.each(listMistakes.map(([list, source, ...says]) => ({list, source, says})))(
  'says in $list: $says',
  async ({list, source, says}) => {
    expect(await messages(list, source)).toEqual(says);
  },
);

it('says where, which entry and field, what is wrong, and shows the field as it would be right', async () => {
  expect(
    await check({team: `${asha}- id: bina\n  name: {en: Bina, ne: बिना}\n  role: {en: Cook}\n`}),
  ).toMatchObject([
    {
      file: 'src/data/team.yml',
      line: 6,
      place: ['bina', 'role', 'ne'],
      id: 'field.textMissing',
      values: {language: {id: 'language.ne'}, locale: 'ne'},
      example: 'role:\n  en: Designer\n  ne: डिजाइनर',
    },
  ]);
});

it('reports all problems of all lists at once', async () => {
  const found = await check({
    team: `${asha}${asha}  rol: x\n`,
    partners: '- id: One\n  name: One\n',
    cities: '- id: : x\n',
  });
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
    'src/data/team.yml:4',
    'src/data/team.yml:7',
    'src/data/partners.yml:1',
    'src/data/partners.yml:2',
    'src/data/cities.yml:1',
  ]);
});

it.each([
  ['facts', '- id: fee\n  kind: rupee\n  value: 1\n', 'kind: rupees'],
  [
    'facts',
    '- {id: day, kind: rupees, value: 1}\n- {id: fee, kind: rupees, value: "Rs १,९९९"}',
    'value: 1999',
  ],
  ['team', `${asha}${asha}`, 'id: asha-2'],
  ['team', `${asha}${asha.replace('- id: asha\n ', '-')}`, 'id: first-last'],
  [
    'team',
    asha.replace('{en: Asha, ne: आशा}', '{en: Team member 1, ne: आशा}'),
    'placeholder: true',
  ],
])('shows in %s what was meant: %s', async (list, source, right) => {
  const found = await check({[list]: source});
  expect(found.map(({example}) => example)).toEqual([right]);
});

it.each(['name: {en: x, ne: 20 y}', 'image: /img/team/other.jpg', 'role: {en: "**a**", ne: y}'])(
  'shows no line of another entry that would be wrong: %s',
  async (line) => {
    const field = new RegExp(`^  ${line.split(':')[0]}:.*\\n`, 'm');
    const wrong = `${asha.replace('asha', 'bina').replace(field, '')}  ${line}\n`;
    const found = await check({team: `${asha}  image: /img/team/asha.jpg\n${wrong}`});
    expect(found.map(({example}) => example)).toEqual([undefined]);
  },
);

describe('cross references', () => {
  const choices = `cities:
  - {id: kathmandu, name: {en: Kathmandu, ne: काठमाडौँ}}
  - {id: pokhara, name: {en: Pokhara, ne: पोखरा}}
professions: [{id: web, name: {en: Web, ne: वेब}}]
helpTopics: []
callbackCountries: [NP, US]
`;
  const countries = "- id: NP\n  dial: '977'\n  name: {en: Nepal, ne: नेपाल}\n";
  const graduate = `- id: a
  name: {en: x, ne: y}
  field: {en: x, ne: y}
  city: pokara
  profession: web
`;

  it('rejects an id that the other list does not have', async () => {
    expect(await check({choices, countries, graduates: graduate})).toMatchObject([
      {
        file: 'src/data/choices.yml',
        line: 6,
        place: ['callbackCountries', 'entry 2'],
        id: 'id.none',
        more: [{id: 'id.addFirst'}],
      },
      {
        file: 'src/data/graduates.yml',
        line: 4,
        place: ['a', 'city'],
        id: 'id.none',
        more: [{id: 'near', values: {word: 'pokhara'}}],
      },
    ]);
  });

  it('says nothing about ids of a list that cannot be read', async () => {
    expect(await check({choices: 'cities: [', graduates: graduate})).toHaveLength(1);
  });

  it('rejects an id that stands twice in a list within a map', async () => {
    expect(await messages('choices', choices.replace('pokhara', 'kathmandu'))).toEqual([
      '3: list.idTwice kathmandu 2',
    ]);
  });
});

describe('facts in texts', () => {
  const facts =
    '- id: downloads\n  kind: count\n  value: 100000\n- id: fee\n  kind: rupees\n  value: 1\n';

  it.each([
    ['{downloads} times'],
    ['{download} times', 'text.noFact {download} near downloads'],
    ['{constructor}', 'text.noFact {constructor}'],
    ['{fee.short}', 'text.noShort fee {fee}'],
  ])('are those of facts.yml: %s', async (text, ...says) => {
    const found = await check({facts, partners: `- {id: a, name: {en: '${text}', ne: x}}\n`});
    expect(found.map(row)).toEqual(says);
  });

  it('are not looked at while facts.yml is wrong itself', async () => {
    const partners = "- {id: a, name: {en: '{download}', ne: x}}\n";
    const found = await check({facts: `${facts}- id: A\n`, partners});
    expect(found.map(({file}) => file)).toEqual(['src/data/facts.yml']);
  });
});

it('does not look into a file that belongs to no list', async () => {
  expect(await check({strangers: 'x: y\n'})).toEqual([]);
});
