import {readEnglish} from 'content/read/pages';
import {applyMarkdownEdit} from '../edits/markdownEdits';
import {pageModel} from '../models/page';
import {noEarlier} from './support/agree';
import {docs, makeSite, replace} from '../../tests/unit/support/site';

const tos = 'docs/tos.mdx';

/** `kind: English | Nepali` of each row. */
async function rows(siteDir: string): Promise<string[]> {
  const {blocks} = await pageModel(siteDir, tos, noEarlier);
  return blocks.map(({kind, texts: {en, ne}}) => `${kind}: ${en ?? '–'} | ${ne ?? '–'}`);
}

it('shows both languages of each block side by side, with what is not agreed', async () => {
  const siteDir = makeSite();
  expect(await rows(siteDir)).toEqual([
    'heading: Terms | सर्त',
    'p: Read [how it works](/how), or pay <Fact id="fee" /> a year. | [यसरी चल्छ](/how) पढ्नुहोस्, वा वर्षमा <Fact id="fee" /> तिर्नुहोस्।',
    'heading: Accounts | खाता',
    'heading: Names | नाम',
    '<Note>: – | –',
    'p: Use your own name. | आफ्नै नाम राख्नुहोस्।',
  ]);
  const {route, files, fields, blocks} = await pageModel(siteDir, tos, noEarlier);
  expect(route).toBe('/tos');
  expect(files.ne.file).toBe(`${docs}/tos.mdx`);
  expect(fields.map(({key, texts}) => [key, texts.en])).toEqual([
    ['title', 'Terms'],
    ['description', 'The terms under which people use the service, and how they end.'],
    ['topic', 'Rules'],
  ]);
  expect(fields[0]?.open).toMatchObject({state: 'new', target: {place: 'title'}});
  expect(blocks[5]).toMatchObject({
    index: 5,
    indexes: {en: 5, ne: 5},
    depth: 1,
    section: 'names',
    canRemove: false,
    canInsertAfter: true,
    open: {state: 'new', target: {name: tos, place: 'names'}},
  });
  expect(blocks[2]).toMatchObject({level: 2, canRemove: true});
  expect(blocks[4]?.open).toBeUndefined();
});

it('keeps what both have beside each other where one language lacks a block', async () => {
  const siteDir = makeSite({
    [`${docs}/tos.mdx`]: replace('\n## खाता', '\nथप।\n\n## खाता'),
    [tos]: replace('\n## Accounts', '\n- One\n\n## Accounts'),
  });
  expect((await rows(siteDir)).slice(2, 5)).toEqual([
    'li: One | –',
    'p: – | थप।',
    'heading: Accounts | खाता',
  ]);
  const {blocks, problems} = await pageModel(siteDir, tos, noEarlier);
  expect(blocks.slice(2, 5).map(({indexes}) => indexes)).toEqual([
    {en: 2, ne: undefined},
    {en: undefined, ne: 2},
    {en: 3, ne: 3},
  ]);
  expect(problems).toMatchObject([{file: `${docs}/tos.mdx`, block: 3}]);
});

it('shows a page without a translation, and one that cannot be read, and no other file', async () => {
  expect((await rows(makeSite({[`${docs}/tos.mdx`]: null})))[0]).toBe('heading: Terms | –');
  const broken = makeSite({[tos]: replace('</Note>', '')});
  expect((await rows(broken))[0]).toBe('heading: – | सर्त');
  const {problems} = await pageModel(broken, tos, noEarlier);
  expect(problems[0]).toMatchObject({id: 'file.syntax', line: 16});
  for (const name of ['docs/none.mdx', `${docs}/tos.mdx`])
    await expect(pageModel(broken, name, noEarlier)).rejects.toThrow(`There is no page ${name}.`);
});

it('says what another question and another card need, at the end of one', async () => {
  const faq = await pageModel('.', 'docs/faq.mdx', noEarlier);
  const question = {name: 'Faq', title: 'question', hasId: true};
  expect(faq.blocks.flatMap(({next}) => next ?? []).at(-1)).toEqual(question);
  expect(faq.blocks.every(({kind, canRemove}) => kind !== '<Faq>' || canRemove)).toBe(true);
  const about = await pageModel('.', 'pages/about.mdx', noEarlier);
  const card = {name: 'Card', title: 'title', hasId: false, icon: 'users'};
  expect(about.blocks.map(({next}) => next)).toContainEqual(card);
});

it.each(readEnglish('.').map(({file, source}) => [file, source]))(
  'has all blocks of %s in both languages, each with the text that an edit leaves as it is',
  async (file, source) => {
    const {blocks, route, problems} = await pageModel('.', file, noEarlier);
    expect(problems).toEqual([]);
    expect(route).toMatch(/^\/[a-z0-9-]+$/);
    // Each edit reads the whole page: of a long page some blocks are edited, of its whole length.
    const step = Math.ceil(blocks.length / 5);
    for (const {index, indexes, texts} of blocks) {
      expect(indexes).toEqual({en: index, ne: index});
      expect(texts.en === undefined).toBe(texts.ne === undefined);
      if (texts.en === undefined || index % step > 0) continue;
      const edit = {kind: 'set', file, path: [index], value: texts.en} as const;
      expect(applyMarkdownEdit(source, edit)).toBe(source);
    }
  },
);
