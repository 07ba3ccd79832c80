import {staleTexts} from 'content/pairs/texts';
import {agree} from 'content/pairs/agree';
import {checkPages, inspectSite, siteTexts} from '@site/src/data';
import {docs, makeSite} from '../../support/site';
import {filesInMemory} from '../../support/memory';
import {writeSite} from '../../support/sites';

const TERMS = 'docs/tos.mdx';
const TEAM = 'src/data/team.yml';
const page = (title: string) => `---\ntitle: ${title}\n---\n\n# ${title}\n\n<Unknown />\n`;

/** The files of a site in memory, with another file; null removes it. */
function withUnsaved(folder: string, file: string, text: string | null) {
  const site = filesInMemory(folder);
  if (text === null) site.delete(file);
  else site.set(file, Buffer.from(text));
  return site;
}

describe('files in memory', () => {
  it('are checked in place of those of the folder', async () => {
    const folder = makeSite();
    const pages = await checkPages(withUnsaved(folder, TERMS, page('Terms')));
    expect(pages.map(({file, id}) => [file, id])).toContainEqual([TERMS, 'component.none']);
    expect(await checkPages(folder)).toEqual([]);
    const lists = writeSite();
    const {problems} = await inspectSite(withUnsaved(lists, TEAM, '- id: a\n'));
    expect(problems.map(({file}) => file)).toContain(TEAM);
    expect((await inspectSite(lists)).problems).toEqual([]);
  });

  it('may be new or removed', async () => {
    const folder = makeSite();
    const missing = async (file: string, text: string | null) =>
      (await checkPages(withUnsaved(folder, file, text)))
        .filter(({id}) => /^page\.no(?:English|Translation)$/.test(id))
        .map((one) => [one.file, one.id]);
    expect(await missing('docs/new.mdx', page('New'))).toEqual([
      ['docs/new.mdx', 'page.noTranslation'],
    ]);
    expect(await missing(TERMS, null)).toEqual([[`${docs}/tos.mdx`, 'page.noEnglish']]);
  });

  it('are compared with the ledger', async () => {
    const folder = makeSite();
    await agree(folder, await siteTexts(folder), ['--all']);
    const {texts} = await siteTexts(withUnsaved(folder, TERMS, page('Another title')));
    expect(staleTexts(texts)).toContainEqual(
      expect.objectContaining({file: TERMS, path: ['title'], en: 'Another title'}),
    );
  });
});
