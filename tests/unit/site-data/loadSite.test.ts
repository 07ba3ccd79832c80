import {loadSite} from '@site/src/plugins/site-data/loadSite';
import {writeSite} from './sites';

describe('loadSite', () => {
  it('gives the brand words in the language asked for', () => {
    const siteDir = writeSite();
    expect(loadSite(siteDir, 'en')).toMatchObject({name: 'The name', rightsYear: {text: '2025'}});
    expect(loadSite(siteDir, 'ne')).toMatchObject({
      name: 'नाम',
      rightsYear: {text: '२०२५'},
      email: {address: 'info@name.example', standin: true},
    });
  });

  it('needs no other list to be right', () => {
    const siteDir = writeSite({'src/data/team.yml': 'x', 'src/data/facts.yml': undefined});
    expect(loadSite(siteDir, 'en').name).toBe('The name');
  });

  it('reports the problems of all lists when site.yml has one', () => {
    const siteDir = writeSite({'src/data/team.yml': 'x', 'src/data/site.yml': 'name: x'});
    expect(() => loadSite(siteDir, 'en')).toThrow(/site\.yml:1[^]*team\.yml:1/);
  });
});
