import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Lists} from '../../collections';
import type {MdxElement} from 'content-checks/markdown';
import {anchorOf, type Import, lineIn, type MarkdownPage} from 'content-checks/pages/markdownPage';

/** A part of a page that has an address of its own. */
export interface PageSection {
  id: string;
  name: string;
}

/** What a heading may refer to, in the language of the page. */
export type Named = Pick<Lists, 'facts' | 'site'>;

/**
 * The parts of a page in its own language, in the order of the page: its headings, and the components
 * with an address, such as questions. Those of imported parts are in the place of the part.
 *
 * @param imported the page that an import names; undefined for anything that is no Markdown
 */
export function sectionsOf(
  page: MarkdownPage,
  named: Named,
  imported: (statement: Import) => MarkdownPage | undefined,
): PageSection[] {
  const {headings, elements, imports} = page;
  const names = headingNames(page, named);
  // A block in another language repeats the page, and a page and its twin import each other there. The
  // founder is not shown while a stand-in.
  const blocks = elements.filter(
    ({name}) => name === 'Lang' || (name === 'Founder' && named.site.founder.standin),
  );
  return [...headings, ...elements]
    .filter(({line}) => !blocks.some((block) => block.line <= line && line <= block.lastLine))
    .sort((one, other) => one.line - other.line)
    .flatMap((part) => {
      if ('level' in part) return part.id ? {id: part.id, name: names.get(part.line)!} : [];
      const statement = imports.find(({name}) => name === part.name);
      const inPlace = statement && imported(statement);
      if (inPlace) return sectionsOf(inPlace, named, imported);
      const id = anchorOf(part);
      const {title, question, heading} = part.attributes;
      const name = title ?? question ?? heading;
      return id && name ? {id, name} : [];
    });
}

/** By line. */
function headingNames({tree}: MarkdownPage, named: Named): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  visit(tree, 'heading', (node) => {
    names.set(lineIn(node), plainText(node, named).trim());
  });
  return names;
}

/** The words of a heading as a page shows them. */
function plainText(heading: Heading, {facts, site}: Named): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
    if (node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Brand') text += site.name;
    const {id, form} = attributesOf(node);
    const fact = node.name === 'Fact' && id ? facts[id] : undefined;
    if (fact) text += (form === 'short' && fact.short) || fact.text;
  });
  return text;
}

function attributesOf({attributes}: MdxElement): Partial<Record<string, string>> {
  const values = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(values) as Partial<Record<string, string>>;
}
