import {say} from 'content/say';
import {collections} from '@site/src/data/lists';
import {reportQuestions} from 'content/say/diagnostics';
import {writeYaml} from 'content/read/yaml';
import {questionsAbout} from 'content/check/questions';
import {row} from '../../support/row';
import {yamlFile} from '../../support/lists';
import {picture, writeSite} from '../../support/sites';

const now = new Date('2026-11-22');

const ask = (lists: Record<string, string>, siteDir = '/no/such/site') =>
  questionsAbout(
    siteDir,
    {
      files: Object.entries(lists).map(([list, source]) => yamlFile(list, source)),
      pictures: [],
      problems: [],
    },
    collections,
    now,
  );

const partner = (id: string, en: string, ne: string) => writeYaml([{id, name: {en, ne}}]);
const fact = (value: number, short = {en: '100K+', ne: '१ लाख+'}, id = 'a') =>
  writeYaml([{id, kind: 'count', value, short}]);

it.each([
  [{partners: partner('a', 'Himal', 'Himal')}, ['ask.noNepali']],
  [{partners: partner('a', '5 days', '६ दिन')}, ['ask.figures 5 days ६ दिन']],
  [
    {partners: partner('a', 'Himal', 'हिमाल') + partner('b', 'Himal', 'हिमाल २')},
    ['ask.twice Himal 2'],
  ],
  [{milestones: writeYaml([{id: 'a', date: '2035-02-14'}])}, ['ask.future 2035-02-14']],
  [{facts: fact(250000)}, ['ask.short 100K+ 250000']],
  [{partners: '- id: a\n  name:\n    en: Himal and\n      others\n    ne: हिमाल\n'}, ['ask.form']],
  [{partners: `# A note\n${partner('a', 'Himal', 'हिमाल')}`}, ['ask.form']],
  [{contacts: '[]\n'}, ['ask.fewer 0 3']],
  [{mission: writeYaml({goals: [], objectives: [1, 2, 3, 4, 5]})}, ['ask.fewer 0 4']],
])('asks about %j', (lists: Record<string, string>, rows) => {
  const asked = ask(lists).map(row);
  const agreed = (one: string) => one.startsWith('ask.fewer');
  expect('milestones' in lists ? asked.filter((one) => !agreed(one)) : asked).toEqual(rows);
});

it.each<Record<string, string>>([
  {partners: partner('a', '100K people, 1,000 days', '१ लाख जना, १००० दिन')},
  {partners: partner('a', 'Two', 'दुई') + partner('b', '{fee}', '{fee}')},
  {facts: fact(100000) + fact(158, {en: '150+', ne: '१५०+'}, 'b')},
  {team: '- no: [list\n'},
])('asks nothing about %j', (lists) => {
  expect(ask(lists)).toEqual([]);
});

it('knows which day it is in Nepal', () => {
  const milestone = '- {id: a, date: 2026-11-23}\n';
  const asked = (time: string) =>
    questionsAbout(
      '/no/such/site',
      {files: [yamlFile('milestones', milestone)], pictures: [], problems: []},
      collections,
      new Date(time),
    ).map(row);
  expect(asked('2026-11-22T18:14:00Z')).toContain('ask.future 2026-11-23');
  expect(asked('2026-11-22T18:15:00Z')).not.toContain('ask.future 2026-11-23');
});

it('asks about a picture that nothing names', () => {
  const siteDir = writeSite({
    'static/img/team/gone.jpg': picture,
    'static/img/team/named.jpg': picture,
    'docs/a.mdx': '![A](/img/team/named.jpg)',
  });
  expect(ask({}, siteDir).map(({file}) => file)).toEqual(['static/img/team/gone.jpg']);
});

it('asks nothing about a line that is wrong, and about no picture while a list is', () => {
  const siteDir = writeSite({'static/img/team/gone.jpg': picture});
  const list = yamlFile('partners', partner('a', 'Himal', 'Himal'));
  const problems = [{file: list.file, line: 4, ...say('copy.same')}];
  expect(
    questionsAbout(siteDir, {files: [list], pictures: [], problems}, collections, now),
  ).toEqual([]);
});

it('asks about a picture that is cut off almost everywhere', () => {
  const files = {src: '', width: 4000, height: 300, sources: []};
  const found = {width: 4000, files};
  const pictures = [{address: '/img/a.jpg', file: '', found, plan: undefined}];
  const asked = questionsAbout(
    '/none',
    {files: [], pictures: pictures as never, problems: []},
    collections,
    now,
  );
  expect(asked).toMatchObject([{file: 'static/img/a.jpg'}]);
});

it('is at the end of the report, and says that it keeps nothing back', () => {
  const [question] = ask({facts: fact(1000000)});
  expect(reportQuestions([question!], 'en')).toBe(
    'Is this intended? These questions do not stop publishing: 1\n\n' +
      'src/data/facts.yml:4  a › short\n  The short form says 100K+, and the value is 1000000. Was the short form forgotten?',
  );
  expect(reportQuestions([], 'en')).toBe('');
});
