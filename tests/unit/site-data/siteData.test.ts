import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collections} from '@site/src/collections';
import {ProblemsError} from '@site/src/lib/diagnostics';
import {locales} from '@site/src/lib/locale';
import {inspectSite, loadSite, loadSiteData} from '@site/src/plugins/site-data/siteData';
import {exampleFiles, writeFiles, writeSite} from './sites';

const file = 'src/data/partners.yml';
const partner = (name: string) => `- id: a\n  name: {en: ${name}, ne: क}\n`;

describe('loadSiteData', () => {
  it('gives every list in every locale', async () => {
    const {lists, problems} = await loadSiteData(writeSite({[file]: partner('One')}));
    for (const locale of locales) {
      expect(Object.keys(lists[locale]).sort()).toEqual(Object.keys(collections).sort());
    }
    expect(lists.en.partners).toEqual([{id: 'a', name: 'One'}]);
    expect(lists.ne.partners).toEqual([{id: 'a', name: 'क'}]);
    expect(problems).toEqual([]);
  });

  it('stops a build with every problem in one error', async () => {
    const siteDir = writeSite({[file]: '- id: A', 'src/data/team.yml': ''});
    const error: unknown = await loadSiteData(siteDir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemsError);
    expect(String(error)).toContain('src/data/partners.yml:1');
    expect(String(error)).toContain('src/data/team.yml:1');
  });

  it('keeps the last valid lists while a file is invalid, and the new ones once it is fixed', async () => {
    const siteDir = writeSite({[file]: partner('One')});
    const valid = await loadSiteData(siteDir);

    writeFiles(siteDir, {[file]: '- id: a\n  name: {en: Tw'});
    const invalid = await loadSiteData(siteDir);
    expect(invalid.lists).toBe(valid.lists);
    expect(invalid.problems).toMatchObject([{file}]);

    writeFiles(siteDir, {[file]: partner('Two')});
    const fixed = await loadSiteData(siteDir);
    expect(fixed.lists.en.partners).toEqual([{id: 'a', name: 'Two'}]);
    expect(fixed.problems).toEqual([]);
  });

  it('waits for a file that is being saved', async () => {
    const siteDir = writeSite();
    await loadSiteData(siteDir);
    writeFiles(siteDir, {[file]: undefined});
    const reading = loadSiteData(siteDir);
    writeFiles(siteDir, {[file]: exampleFiles[file]});
    expect((await reading).problems).toEqual([]);
  });
});

describe('inspectSite', () => {
  it('reads the files once for everything that asks, also from another copy of the module', async () => {
    const siteDir = writeSite();
    const first = inspectSite(siteDir);
    expect(inspectSite(siteDir)).toBe(first);
    await first;
    await jest.isolateModulesAsync(async () => {
      const copy = await import('@site/src/plugins/site-data/siteData');
      expect(copy.inspectSite).not.toBe(inspectSite);
      expect(copy.inspectSite(siteDir)).toBe(first);
    });
  });

  it.each(['src/data/team.yml', 'src/data/typefaces/gandaki.ttf', 'static/img/new.jpg'])(
    'reads them again when %s has changed',
    async (changed) => {
      const siteDir = writeSite();
      const first = inspectSite(siteDir);
      await first;
      writeFiles(siteDir, {[changed]: exampleFiles[changed] ?? 'new'});
      expect(inspectSite(siteDir)).not.toBe(first);
    },
  );
});

describe('loadSite', () => {
  it('gives the brand words in the locale asked for', async () => {
    const siteDir = writeSite();
    expect(await loadSite(siteDir, 'en')).toMatchObject({
      name: 'The name',
      rightsYear: {text: '2025'},
    });
    expect(await loadSite(siteDir, 'ne')).toMatchObject({
      name: 'नाम',
      rightsYear: {text: '२०२५'},
      email: {address: 'info@name.example', standin: true},
    });
  });

  it('needs no other list to be valid', async () => {
    const siteDir = writeSite({'src/data/team.yml': 'x', 'src/data/facts.yml': undefined});
    expect((await loadSite(siteDir, 'en')).name).toBe('The name');
  });

  it('reports the problems of all lists when site.yml has one', async () => {
    const siteDir = writeSite({'src/data/team.yml': 'x', 'src/data/site.yml': 'name: x'});
    await expect(loadSite(siteDir, 'en')).rejects.toThrow(/site\.yml:1[^]*team\.yml:1/);
  });
});

describe('the types of the modules of @site-data', () => {
  const declarations = readFileSync(path.resolve('src/site-data.d.ts'), 'utf8');

  it.each(Object.keys(collections))('say what a page gets from %s', (list) => {
    expect(declarations).toContain(
      `\ndeclare module '@site-data/${list}' ` +
        `{const data: import('@site/src/collections').Data<'${list}'>; export default data}\n`,
    );
  });
});
