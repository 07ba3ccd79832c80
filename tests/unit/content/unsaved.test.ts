import {checkPages, inspectSite, siteTexts} from '@site/src/data';
import {siteDir as folder} from '@site/scripts/lib/paths';
import {readSiteFile} from 'content/read/files';
import {filesInMemory} from '../site-data/memory';
import {staleTexts} from 'content/pairs/texts';

const FAQ = 'docs/faq.mdx';
const TEAM = 'src/data/team.yml';

/** The site in memory, with other files. */
function withUnsaved(files: Readonly<Record<string, string | null>>) {
  const site = filesInMemory(folder);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) site.delete(file);
    else site.set(file, Buffer.from(text));
  }
  return site;
}

describe('files in memory', () => {
  const faq = String(readSiteFile(folder, FAQ));

  it('are checked in place of those of the folder', async () => {
    const site = withUnsaved({[FAQ]: `${faq}\n\n<Unknown />\n`, [TEAM]: '- id: a\n'});
    const pages = await checkPages(site);
    expect(pages.map(({file, id}) => [file, id])).toContainEqual([FAQ, 'component.none']);
    expect((await inspectSite(site)).problems.map(({file}) => file)).toContain(TEAM);
    expect(await checkPages(folder)).toEqual([]);
    expect((await inspectSite(folder)).problems).toEqual([]);
  });

  it('may be new or removed', async () => {
    const site = withUnsaved({'docs/new.mdx': faq, [FAQ]: null});
    const translations = (await checkPages(site)).filter(({id}) => /^page\.no/.test(id));
    expect(translations.map(({file, id}) => [file, id])).toEqual([
      ['docs/new.mdx', 'page.noTranslation'],
      ['i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx', 'page.noEnglish'],
    ]);
  });

  it('are compared with the ledger', async () => {
    const changed = faq.replace(/^title: .*$/m, 'title: Another title');
    const {texts} = await siteTexts(withUnsaved({[FAQ]: changed}));
    expect(staleTexts(texts)).toMatchObject([{file: FAQ, path: ['title'], en: 'Another title'}]);
  });
});
