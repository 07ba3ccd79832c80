import {collections} from '@site/src/collections';
import {loadData} from '@site/src/plugins/site-data/loadData';
import {ProblemsError} from '@site/src/lib/diagnostics';
import {exampleFiles, writeFiles, writeSite} from './sites';

const file = 'src/data/partners.yml';
const partner = (name: string) => `- id: a\n  name: {en: ${name}, ne: क}\n`;

describe('loadData', () => {
  it('gives every list in one language', async () => {
    const {lists, problems} = await loadData(
      writeSite({[file]: partner('One')}),
      'en',
      collections,
    );
    expect(Object.keys(lists)).toEqual(expect.arrayContaining(Object.keys(collections)));
    expect(lists.partners).toEqual([{id: 'a', name: 'One'}]);
    expect(problems).toEqual([]);
  });

  it('gives facts and the name in every language, for blocks of another one', async () => {
    const {lists} = await loadData(writeSite(), 'en', collections);
    expect(lists['facts-by-language']).toMatchObject({
      en: {fee: {text: 'Rs 1,999'}},
      ne: {fee: {text: 'रु १,९९९'}},
    });
    expect(lists['brand-by-language']).toEqual({en: 'The name', ne: 'नाम'});
  });

  it('stops a build with every problem in one error', async () => {
    const siteDir = writeSite({[file]: '- id: A', 'src/data/team.yml': ''});
    const error: unknown = await loadData(siteDir, 'en', collections).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProblemsError);
    expect(String(error)).toContain('src/data/partners.yml:1');
    expect(String(error)).toContain('src/data/team.yml:1');
  });

  it('keeps what was right while a file is wrong, and takes the new words when it is right again', async () => {
    const siteDir = writeSite({[file]: partner('One')});
    const right = await loadData(siteDir, 'en', collections);

    writeFiles(siteDir, {[file]: '- id: a\n  name: {en: Tw'});
    const wrong = await loadData(siteDir, 'en', collections, right);
    expect(wrong.lists).toBe(right.lists);
    expect(wrong.problems).toMatchObject([{file}]);

    writeFiles(siteDir, {[file]: partner('Two')});
    const mended = await loadData(siteDir, 'en', collections, wrong);
    expect(mended.lists.partners).toEqual([{id: 'a', name: 'Two'}]);
    expect(mended.problems).toEqual([]);
  });

  it('waits for a file that is just being saved', async () => {
    const siteDir = writeSite();
    const previous = await loadData(siteDir, 'en', collections);
    writeFiles(siteDir, {[file]: undefined});
    const reading = loadData(siteDir, 'en', collections, previous);
    writeFiles(siteDir, {[file]: exampleFiles[file]});
    expect((await reading).problems).toEqual([]);
  });
});
