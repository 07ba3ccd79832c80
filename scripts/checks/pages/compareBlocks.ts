import {type Language, languageNames, languages} from '../../../src/collections/language';
import type {Problem} from '../../../src/lib/diagnostics';
import {compareHeadings} from './compareHeadings';
import {importedMarkdown} from './imports';
import type {Heading, LanguageBlock, MarkdownPage} from './markdownPage';

/**
 * A page that shows two languages (`<Lang lang="ne">`, `<Lang lang="en">`) has the same headings in
 * both blocks, also where a block only imports them.
 */
export function compareBlocks(
  siteDir: string,
  page: MarkdownPage,
  language: Language,
  readPage: (siteDir: string, file: string) => MarkdownPage | undefined,
): Problem[] {
  const [english, twin] = [languages[0], language].map((wanted) =>
    page.blocks.find((block) => block.language === wanted),
  );
  if (!english || !twin) return [];

  const sections = (block: LanguageBlock): Heading[] => {
    const within = ({line}: {line: number}) => line >= block.line && line <= block.lastLine;
    const used = page.components.filter(within).map(({name}) => name);
    const imported = page.imports
      .filter(({name}) => used.includes(name))
      .flatMap((line) => importedMarkdown(siteDir, line) ?? [])
      .flatMap((file) => readPage(siteDir, file)?.headings ?? []);
    // The first heading of an imported page is shown one level lower and needs no twin.
    return [...page.headings.filter(within), ...imported].filter(({level}) => level > 1);
  };
  const there = sections(twin);
  const twinFile = there[0]?.file ?? page.file;
  return compareHeadings(sections(english), there, twinFile, languageNames[language]);
}
