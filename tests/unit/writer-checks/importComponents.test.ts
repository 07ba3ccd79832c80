import {existsSync} from 'node:fs';
import importComponents from '@site/src/plugins/writer-checks/importComponents';
import type {MarkdownNode} from '@site/src/plugins/writer-checks/markdown';
import {componentModules} from '@site/src/plugins/writer-checks/modules';
import {componentRules} from '@site/src/plugins/writer-checks/rules';
import MDXComponents from '@site/src/theme/MDXComponents';

const element = (name: string, ...children: MarkdownNode[]): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

/** The import lines that are written for a file, in words. */
function linesFor(...children: MarkdownNode[]): string[] {
  const tree: MarkdownNode = {type: 'root', children: [...children]};
  importComponents()(tree);
  return tree.children!.slice(children.length).map(({data}) => {
    const {body} = data!.estree as {
      body: {
        specifiers: {imported?: {name: string}; local: {name: string}}[];
        source: {value: string};
      }[];
    };
    const {specifiers, source} = body[0]!;
    const {imported, local} = specifiers[0]!;
    return `${local.name} = ${imported?.name ?? 'default'} of ${source.value}`;
  });
}

it('imports each component that is used, once, and no other', () => {
  expect(linesFor(element('Contact'), element('Lead'), element('Contact'))).toEqual([
    'Contact = default of @site/src/components/ContactDetail',
    'Lead = Lead of @site/src/components/mdx/Prose',
  ]);
});

it('finds a component inside another one', () => {
  const inner = element('Quote', {type: 'paragraph', children: [element('Brand')]});
  expect(linesFor(element('Unknown', inner))).toHaveLength(2);
});

it('finds a component in braces, in the text or in an attribute', () => {
  const estree = {
    type: 'Program',
    body: [{type: 'JSXElement', openingElement: {name: {type: 'JSXIdentifier', name: 'Fact'}}}],
  };
  const line = 'Fact = default of @site/src/components/Fact';
  expect(linesFor({type: 'mdxTextExpression', data: {estree}})).toEqual([line]);
  const attribute = {type: 'mdxJsxAttribute', name: 'title', value: {data: {estree}}};
  expect(linesFor({...element('div'), attributes: [attribute]})).toEqual([line]);
});

it('leaves what a file imports itself, and what is no component of ours', () => {
  const own = {type: 'mdxjsEsm', value: "import Note from './note';"};
  expect(linesFor(own, element('Note'), element('div'), element('toString'))).toEqual([]);
});

it('has a home for every component that has a rule, and no other', () => {
  expect(Object.keys(componentModules).sort()).toEqual(Object.keys(componentRules).sort());
});

it.each(Object.entries(componentModules))('finds <%s> where it says', async (_name, source) => {
  const folder = `src/components/${source.module}`;
  expect(existsSync(`${folder}/index.tsx`)).toBe(true);
  const module = (await import(`@site/${folder}`)) as Record<string, unknown>;
  expect(module[source.export]).toEqual(expect.any(Function));
});

it('leaves to the theme only what Markdown has signs for', () => {
  expect(Object.keys(MDXComponents).filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});
