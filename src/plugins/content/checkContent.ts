import path from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {ICONS} from '../../collections/fields';
import {type Problem, reportProblems, writersError} from '../../lib/diagnostics';
import {drawingNames} from '../site-data/siteAssets';
import {inspectSite} from '../site-data/siteData';
import {type MarkdownPage, pageOf} from './markdownPage';
import {checkComponents, type KnownLists} from './rules/components';
import {checkIds} from './rules/headings';
import {checkMarkup} from './rules/markup';
import {explainSyntaxError} from './syntaxErrors';

/**
 * A remark plugin that stops a build at a page with mistakes, which the dev server shows over the page.
 * All mistakes of a page are reported at once, with their lines.
 */
export default function checkContent(this: Processor, {siteDir}: {siteDir: string}) {
  const nameOf = (file: VFile) => path.relative(siteDir, file.path).split(path.sep).join('/');

  const {parser} = this;
  if (parser) {
    this.parser = (source, vfile) => {
      try {
        return parser(source, vfile);
      } catch (error) {
        const file = nameOf(vfile);
        throw writersError(reportProblems([{file, ...explainSyntaxError(error, source)}], {file}));
      }
    };
  }

  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = nameOf(vfile);
    const page = pageOf(file, String(vfile), tree);
    const {lists} = await inspectSite(siteDir);
    const problems = checkPage(page, {...lists.en, icons: drawingNames(siteDir, ICONS)});
    if (problems.length > 0) throw writersError(reportProblems(problems, {file}));
  };
}

/** What is wrong in a page by itself, in the build and in `npm run check`. */
export function checkPage(page: MarkdownPage, lists: KnownLists): Problem[] {
  return [
    ...page.problems,
    ...checkComponents(page, lists),
    ...checkIds(page),
    ...checkMarkup(page, lists),
  ].sort((one, other) => one.line - other.line);
}
