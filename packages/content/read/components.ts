import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A component that pages may use without an import. */
export interface MdxComponent {
  /** What it shows. */
  about: string;
  /** Below src/components. */
  module: string;
  required?: readonly string[];
  optional?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
  /** The component must have content. */
  wraps?: true;
  /** The only content that it may wrap: a component, or `li` for a list. */
  holds?: string;
  /** Correct use, shown with every message. */
  example: string;
}

/** A component with the usual syntax needs no example of its own. */
type Entry = Omit<MdxComponent, 'example'> & Partial<MdxComponent>;

const entries = parse(readFileSync(path.join(__dirname, 'components.yml'), 'utf8')) as Record<
  string,
  Entry
>;

const usualUse = (name: string, {wraps}: Entry): string =>
  wraps ? `<${name}>\n\nYour words.\n\n</${name}>` : `<${name} />`;

/** The components of components.yml. */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = Object.fromEntries(
  Object.entries(entries).map(([name, entry]) => [
    name,
    {example: usualUse(name, entry), ...entry},
  ]),
);

/** Whether a tag that names no component is one in other letters, such as `<fact>`, and no HTML. */
export const isMisspelt = (tag: string): boolean =>
  Object.keys(mdxComponents).some((name) => name.toLowerCase() === tag.toLowerCase());
