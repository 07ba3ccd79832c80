import {launchItems} from 'content/lists/launchList';
import {launchList} from '@site/src/data';
import {yamlFile} from '../../support/lists';
import {writeSite} from '../../support/sites';

const NOW = new Date('2027-01-01');

describe('launchItems', () => {
  it('finds placeholders at every depth, with the line to delete', () => {
    const site = `name: {en: x, ne: y}
placeholder: true
email: {address: a@b.example, placeholder: true}
phone:
  shown: '1'
  placeholder: false
social:
  - id: facebook
    link: https://example.com
    placeholder: true
`;
    const items = launchItems(yamlFile('site', site), NOW);
    expect(items[0]).toMatchObject({kind: 'placeholder', value: ''});
    expect(items.map(({file, line, path, what}) => [`${file}:${line}`, path, what])).toEqual([
      ['src/data/site.yml:2', ['placeholder'], 'site'],
      ['src/data/site.yml:3', ['email', 'placeholder'], 'site › email'],
      ['src/data/site.yml:10', ['social', 0, 'placeholder'], 'site › social › facebook'],
    ]);
  });

  it('finds facts that disagree', () => {
    const facts = '- id: fee\n  kind: rupees\n  value: 1\n  disagrees: The leaflet says two.\n';
    expect(launchItems(yamlFile('facts', facts), NOW)).toEqual([
      {
        file: 'src/data/facts.yml',
        line: 4,
        kind: 'disagreement',
        path: [0, 'disagrees'],
        value: 'The leaflet says two.',
        what: 'facts › fee: The leaflet says two.',
      },
    ]);
  });

  it.each([
    ['2027-03-03', []],
    ['2027-03-02', ['expiry']],
    ['2026-12-31', ['expiry']],
    ['soon', ['expiry']],
  ])('names a date to renew sixty days before it: %s', (expires, kinds) => {
    const file = yamlFile('site', `security: {expires: ${expires}}\n`);
    expect(launchItems(file, NOW).map(({kind}) => kind)).toEqual(kinds);
  });

  it('finds nothing in a file that cannot be read', () => {
    expect(launchItems(yamlFile('facts', '- id: @'), NOW)).toEqual([]);
  });
});

describe('launchList', () => {
  it('looks into every list of a site, in the order in which visitors meet them', async () => {
    const names = '/: {en: Home, ne: गृहपृष्ठ}\n/team: {en: Team, ne: टोली}\n';
    const site = writeSite({
      'src/data/pages/names.yml': names,
      'src/pages/team/index.tsx': "import team from '@site/src/data/team.yml';\n",
    });
    const lists = (await launchList(site, NOW)).map(({file, route}) => [file, route]);
    const at = (list: string) => lists.findIndex(([file]) => file === `src/data/${list}.yml`);
    expect(lists[at('team')]).toEqual(['src/data/team.yml', '/team']);
    expect(at('team')).toBeLessThan(at('questions'));
  });
});
