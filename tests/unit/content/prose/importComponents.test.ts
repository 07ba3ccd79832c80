import {existsSync} from 'node:fs';
import {parseMarkdown} from 'content/read/markdown';
import importComponents from '@site/src/content/prose/importComponents';
import {mdxComponents} from 'content/read/components';
import MDXComponents from '@site/src/theme/MDXComponents';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** The import statements that are added to a file, in words. */
function importsFor(source: string): string[] {
  const tree = parseMarkdown(source);
  const written = tree.children.length;
  importComponents()(tree);
  return tree.children.slice(written).map((node) => {
    const [statement] = (node as MdxjsEsm).data!.estree!.body;
    if (statement?.type !== 'ImportDeclaration') throw new Error('This is no import.');
    const {specifiers, source} = statement;
    const [specifier] = specifiers;
    const imported =
      specifier?.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : 'default';
    return `${specifier!.local.name} = ${imported} of ${String(source.value)}`;
  });
}

it('imports each component that is used, once, and no other', () => {
  expect(importsFor('<Contact />\n\n<Lead>a</Lead>\n\n<Contact />')).toEqual([
    'Contact = default of @site/src/components/ContactDetail',
    'Lead = Lead of @site/src/components/mdx/Prose',
  ]);
});

it('finds a component inside another one', () => {
  expect(
    importsFor('<Unknown>\n\n<Quote>\n\nWe are <Brand />.\n\n</Quote>\n\n</Unknown>'),
  ).toHaveLength(2);
});

it('leaves what a file imports itself, and what is no component of ours', () => {
  expect(importsFor("import Note from './note';\n\n<Note /> <div /> <toString />")).toEqual([]);
});

it.each(Object.entries(mdxComponents))('finds <%s> where it says', async (name, component) => {
  const folder = `src/components/${component.module}`;
  expect(existsSync(`${folder}/index.tsx`)).toBe(true);
  const module = (await import(`@site/${folder}`)) as Record<string, unknown>;
  expect(module[component.module.startsWith('mdx/') ? name : 'default']).toEqual(
    expect.any(Function),
  );
});

it('leaves to the theme only what Markdown has signs for', () => {
  expect(Object.keys(MDXComponents).filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});
