import type {SiteContent} from '../content';
import {blocks, html, markdownHeading, type Node} from '../tree';
import {type Files, frontMatter, placeOf} from './shared';

const without = (tag: string, nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.tag !== tag)
    .map((node) =>
      typeof node === 'string' ? node : {...node, children: without(tag, node.children)},
    );

/** Everything is a document in Markdown; those that are no articles take Starlight's wide template. */
export function starlight({pages}: SiteContent): Files {
  const files: Files = {};
  for (const page of pages) {
    const {name, lang} = placeOf(page);
    // Starlight shows the title as the first heading.
    const first = blocks(page.body).find((block) => 'level' in block && block.level === 1);
    const title = first && 'words' in first ? first.words : page.title;
    const words = blocks(without('h1', page.body)).map((block) =>
      'nodes' in block
        ? `<div>${block.nodes.map(html).join('')}</div>`
        : markdownHeading(block.level, block.words),
    );
    const template = page.isArticle ? 'doc' : 'splash';
    files[`src/content/docs/${lang === 'en' ? '' : `${lang}/`}${name}.md`] =
      `${frontMatter({title, description: page.description, template})}\n${words.join('\n\n')}\n`;
  }
  return files;
}
