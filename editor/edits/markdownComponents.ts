import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {MdxBlock} from 'content/read/blocks';
import {elementOf} from 'content/read/markdownPage';
import {mdxComponents} from 'content/read/components';
import {wordAttributes} from 'content/read/words';
import type {NextComponent} from './types';
import {cleanText} from './cleanText';
import {EditError} from './editError';
import {rangeOfNode, repeatedOf} from './markdownBlocks';
import {writeText} from './markdownTexts';
import {say} from './sentences';

/** A component that is not in the file yet. */
export interface WrittenComponent {
  /** Where it belongs, in UTF-16 code units. */
  at: number;
  id: string | undefined;
  lines: readonly string[];
  /** Of its blocks, as in MdxBlock, with their texts as they are written. */
  blocks: readonly {kind: string; text?: string}[];
}

/** What another component like this one needs; undefined where it needs more than the room asks for. */
export function nextOf(node: MdxJsxFlowElement): NextComponent | undefined {
  const {name, attributes} = elementOf(node);
  const {required = []} = mdxComponents[name] ?? {};
  const [title, ...others] = required.filter((one) => wordAttributes.includes(one));
  const isKnown = required.every((one) => [title, 'id', 'icon'].includes(one));
  if (title === undefined || others.length > 0 || !isKnown) return undefined;
  const icon = attributes.icon ?? undefined;
  return {name, title, hasId: required.includes('id'), ...(icon === undefined ? {} : {icon})};
}

/**
 * Another component below the one that a block is in, in the form of that one.
 *
 * @throws EditError where none can be
 */
export function componentAfter(
  source: string,
  before: MdxBlock,
  attributes: Readonly<Record<string, string>>,
  text: string,
): WrittenComponent {
  const node = repeatedOf(before);
  if (!node) throw new EditError(say('edit.noOther'));
  const {name, attributes: neighbours} = elementOf(node);
  const all = {...neighbours, ...attributes};
  const {required = [], optional = []} = mdxComponents[name] ?? {};
  const foreign = Object.keys(all).find((key) => ![...required, ...optional].includes(key));
  if (foreign !== undefined) throw new EditError(say('edit.attribute', {name, attribute: foreign}));
  const values = Object.entries(all).map(
    ([key, value]) => [key, writeText(cleanText(value ?? ''), `${key}=`)] as const,
  );
  const [from, to] = rangeOfNode(node);
  const [indent] = /[ \t]*$/.exec(source.slice(0, from))!;
  const paragraph = writeText(cleanText(text), 'p');
  const opening = [name, ...values.map(([key, value]) => `${key}="${value}"`)].join(' ');
  const lines = [`<${opening}>`, '', paragraph, '', `</${name}>`];
  return {
    at: to,
    id: all.id ?? undefined,
    lines: lines.map((line) => line && indent + line),
    blocks: [
      {kind: `<${name}>`},
      ...wordAttributes.flatMap((key) => {
        const written = values.find(([one]) => one === key)?.[1];
        return written === undefined ? [] : [{kind: `${key}=`, text: written}];
      }),
      {kind: 'p', text: paragraph},
    ],
  };
}
