import {launchItems, launchList} from '@site/src/plugins/site-data/launchList';
import {yamlFile} from './lists';
import {writeSite} from './sites';

describe('launchItems', () => {
  it('finds stand-ins at every depth, with the line to delete', () => {
    const site = `name: {en: x, ne: y}
standin: true
email: {address: a@b.example, standin: true}
phone:
  shown: '1'
  standin: false
social:
  - id: facebook
    link: https://example.com
    standin: true
`;
    expect(launchItems(yamlFile('site', site))).toEqual([
      {file: 'src/data/site.yml', line: 2, kind: 'stand-in', what: 'site'},
      {file: 'src/data/site.yml', line: 3, kind: 'stand-in', what: 'site › email'},
      {file: 'src/data/site.yml', line: 10, kind: 'stand-in', what: 'site › social › facebook'},
    ]);
  });

  it('finds facts that disagree', () => {
    const facts = '- id: fee\n  kind: rupees\n  value: 1\n  disagrees: The leaflet says two.\n';
    expect(launchItems(yamlFile('facts', facts))).toEqual([
      {
        file: 'src/data/facts.yml',
        line: 4,
        kind: 'disagreement',
        what: 'facts › fee: The leaflet says two.',
      },
    ]);
  });

  it('finds nothing in a file that cannot be read', () => {
    expect(launchItems(yamlFile('facts', '- id: @'))).toEqual([]);
  });
});

describe('launchList', () => {
  it('looks into every list of a site', () => {
    const files = new Set(launchList(writeSite()).map(({file}) => file));
    expect([...files]).toEqual(expect.arrayContaining(['src/data/facts.yml', 'src/data/team.yml']));
  });
});
