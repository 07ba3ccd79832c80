import {visit} from 'unist-util-visit';
import {escapeHeadingIds, parseMarkdown} from '../../../src/lib/markdown';
import {pseudoText} from './pseudoText';

/** What a translator writes anew, above a page and in its components. */
const FIELDS = ['title', 'description', 'topic', 'sidebar_label'];
const ATTRIBUTES = ['heading', 'question', 'title'];

interface Place {
  start: number;
  end: number;
}

/** Where the words of a page are in its file, apart from the lines above it. */
function placesOf(source: string): Place[] {
  const places: Place[] = [];
  const add = (start: number | undefined, end: number | undefined) => {
    if (start !== undefined && end !== undefined) places.push({start, end});
  };
  visit(parseMarkdown(source), (node) => {
    const {start, end} = node.position ?? {};
    if (node.type === 'text') add(start?.offset, end?.offset);
    if (!('attributes' in node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) continue;
      const {start: from, end: to} = attribute.position ?? {};
      add(from && from.offset! + attribute.name.length, to?.offset);
    }
  });
  return places.sort((one, other) => other.start - one.start);
}

const withPseudoFields = (source: string): string =>
  source.replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
    matter.replace(
      new RegExp(`^(${FIELDS.join('|')}): (.*)$`, 'gm'),
      (_, key: string, text: string) => `${key}: ${pseudoText(text)}`,
    ),
  );

/**
 * An English page in the pseudo-language.
 *
 * @param twinOf the path of the translation of a Markdown file, both from the site's folder, or
 *   undefined for one that has none
 */
export function pseudoMarkdown(
  file: string,
  original: string,
  twinOf: (file: string) => string | undefined,
): string {
  let source = escapeHeadingIds(original);
  for (const {start, end} of placesOf(source)) {
    source = source.slice(0, start) + pseudoText(source.slice(start, end)) + source.slice(end);
  }
  const folder = file.slice(0, file.lastIndexOf('/'));
  const withImports = source
    .replace(/(?<=^import .* from ')\.(?=\/)/gm, `@site/${folder}`)
    .replace(
      /(?<=^import .* from '@site\/)([^']+)(?=')/gm,
      (wanted: string) => twinOf(wanted) ?? wanted,
    );
  return withPseudoFields(withImports);
}
