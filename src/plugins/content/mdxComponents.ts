import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type MdxComponent, registerComponents} from 'content/read/components';
import {parse} from 'yaml';

interface Component extends MdxComponent {
  module: string;
}

/** One that is used in the usual way needs no example. */
type Entry = Omit<Component, 'example'> & Partial<Component>;

const entries = parse(readFileSync(path.join(__dirname, 'components.yml'), 'utf8')) as Record<
  string,
  Entry
>;

const usualUse = (name: string, {wraps}: Entry): string =>
  wraps ? `<${name}>\n\nYour words.\n\n</${name}>` : `<${name} />`;

/** Those of components.yml. */
export const mdxComponents: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(entries).map(([name, entry]) => [
    name,
    {example: usualUse(name, entry), ...entry},
  ]),
);

registerComponents(mdxComponents);
