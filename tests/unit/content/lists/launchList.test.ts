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
    expect(launchItems(yamlFile('site', site), NOW)).toEqual([
      {file: 'src/data/site.yml', line: 2, kind: 'placeholder', what: 'site'},
      {file: 'src/data/site.yml', line: 3, kind: 'placeholder', what: 'site › email'},
      {file: 'src/data/site.yml', line: 10, kind: 'placeholder', what: 'site › social › facebook'},
    ]);
  });

  it('finds facts that disagree', () => {
    const facts = '- id: fee\n  kind: rupees\n  value: 1\n  disagrees: The leaflet says two.\n';
    expect(launchItems(yamlFile('facts', facts), NOW)).toEqual([
      {
        file: 'src/data/facts.yml',
        line: 4,
        kind: 'disagreement',
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
  it('looks into every list of a site', async () => {
    const files = new Set((await launchList(writeSite(), NOW)).map(({file}) => file));
    expect([...files]).toEqual(expect.arrayContaining(['src/data/facts.yml', 'src/data/team.yml']));
  });
});
