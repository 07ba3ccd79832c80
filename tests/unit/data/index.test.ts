import {readFileSync} from 'node:fs';
import {locales} from 'nepali-text/locale';
import {contracts, inspectSite, loadSiteData} from '@site/src/data';
import {namesOfLists} from 'content/lists/siteContracts';
import {exampleFiles, writeFiles, writeSite} from '../support/sites';

const file = 'src/data/partners.yml';
const partner = (name: string) => `- id: a\n  name: {en: ${name}, ne: क}\n`;

describe('loadSiteData', () => {
  it('gives every list in every locale', async () => {
    const {lists} = await loadSiteData(writeSite({[file]: partner('One')}));
    for (const locale of locales) {
      expect(Object.keys(lists[locale]).sort()).toEqual(namesOfLists(contracts));
    }
    expect(lists.en.partners).toEqual([{id: 'a', name: 'One'}]);
    expect(lists.ne.partners).toEqual([{id: 'a', name: 'क'}]);
  });

  it('stops a build with every problem in one error', async () => {
    const siteDir = writeSite({[file]: '- id: A', 'src/data/team.yml': ''});
    const error: unknown = await loadSiteData(siteDir).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('src/data/partners.yml:1');
    expect(String(error)).toContain('src/data/team.yml:1');
  });
});

describe('inspectSite', () => {
  it('reads the files once for everything that asks', async () => {
    const siteDir = writeSite();
    const first = inspectSite(siteDir);
    expect(inspectSite(siteDir)).toBe(first);
    await first;
  });

  it('has one copy of its module in a build, which a plugin with a path would not share', () => {
    const config = readFileSync('docusaurus.config.ts', 'utf8');
    expect(config).not.toMatch(/'(?:\.\/src\/|site-elements)/);
    expect(config).not.toMatch(/^import (?!type ).*'\.\//m);
  });

  it.each(['src/data/team.yml', 'src/data/typefaces/gandaki.ttf', 'static/img/new.jpg'])(
    'reads them again when %s has changed',
    async (changed) => {
      const siteDir = writeSite();
      const first = inspectSite(siteDir);
      await first;
      writeFiles(siteDir, {[changed]: exampleFiles[changed] ?? 'new'});
      const second = inspectSite(siteDir);
      expect(second).not.toBe(first);
      // What goes on after the tests of a file uses globals that Jest has taken away.
      await second;
    },
  );
});
