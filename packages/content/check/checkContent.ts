import path from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {type Problem, problemsError} from '../say/diagnostics';
import {type MarkdownPage, markdownPage, syntaxProblem} from '../read/markdownPage';
import {checkComponents, type References} from './rules/components';
import {checkIds} from './rules/headings';
import {checkMarkup} from './rules/markup';
import {checkPageSigns} from '../words/signs';

/**
 * A remark plugin that stops a build at a page with mistakes, which the dev server shows over the page.
 * All mistakes of a page are reported at once, with their lines: syntax, components, ids, markup and lone signs.
 * `npm run check` also reads links, typing, descriptions and the other language.
 *
 * @param known what pages may refer to at this moment
 */
export default function checkContent(
  this: Processor,
  siteDir: string,
  known: (siteDir: string) => Promise<References>,
) {
  const nameOf = (file: VFile) => path.relative(siteDir, file.path).split(path.sep).join('/');

  const {parser} = this;
  if (parser) {
    this.parser = (source, vfile) => {
      try {
        return parser(source, vfile);
      } catch (error) {
        const file = nameOf(vfile);
        throw problemsError([syntaxProblem(file, error)]);
      }
    };
  }

  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = nameOf(vfile);
    const page = markdownPage(file, String(vfile), tree);
    const problems = checkPage(page, await known(siteDir));
    if (problems.length > 0) throw problemsError(problems);
  };
}

/** What is wrong in a page by itself, in the build and in `npm run check`. */
export function checkPage(page: MarkdownPage, known: References): Problem[] {
  return [
    ...page.problems,
    ...checkComponents(page, known),
    ...checkIds(page),
    ...checkMarkup(page, known),
    ...checkPageSigns(page),
  ].sort((one, other) => one.line - other.line);
}
