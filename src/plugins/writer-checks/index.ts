import path from 'node:path';
import {iconNodes, isIcon, listIds} from './known';
import {type WrittenElement, checkElement} from './checkElement';
import {type MarkdownNode, importedNames, visit, writtenElement} from './markdown';

interface Options {
  siteDir: string;
}

interface File {
  path: string;
}

/**
 * A remark plugin that reads what writers wrote: every component must exist, have what it needs and
 * name things that are there. All problems of a file come at once, with their lines.
 *
 * It also puts the drawing of an icon in the place of its name, so that pages carry only the icons
 * that they show.
 */
export default function writerChecks({siteDir}: Options) {
  return async (tree: MarkdownNode, file: File): Promise<void> => {
    const known = {
      ...(await listIds(siteDir)),
      isIcon,
      imported: importedNames(tree),
    };
    const problems: string[] = [];

    visit(tree, (node) => {
      const element = writtenElement(node);
      if (!element) return;
      for (const problem of checkElement(element, known)) {
        problems.push(`${relative(siteDir, file)}:${node.position?.start.line ?? 1}\n${problem}`);
      }
      drawIcon(node, element);
    });

    if (problems.length > 0) throw plainError(problems);
  };
}

function relative(siteDir: string, file: File): string {
  return path.relative(siteDir, file.path).split(path.sep).join('/');
}

function drawIcon(node: MarkdownNode, {attributes}: WrittenElement): void {
  const {icon} = attributes;
  if (!icon || !isIcon(icon)) return;
  const attribute = node.attributes?.find(({name}) => name === 'icon');
  if (attribute) attribute.value = JSON.stringify(iconNodes(icon));
}

/** An error whose stack is its message: a writer has no use for the lines of our code. */
function plainError(problems: string[]): Error {
  const error = new Error(`\n\n${problems.join('\n\n')}\n`);
  error.stack = error.message;
  return error;
}
