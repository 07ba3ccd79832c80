import {visit} from 'unist-util-visit';
import type {Problem} from '../../diagnostics';
import {say, type Sentence} from '../../sentences';
import {lineIn, type MarkdownPage} from '../markdownPage';

type Mistake = Sentence & Pick<Problem, 'example'>;

/** Of this computer, which no reader has. */
const OWN_SERVER = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/;
const LANGUAGE = /^\/ne(?=\/|$)/;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** An address as it should be, if it leads to a page of this site. */
export function plainAddress(target: string): string {
  const path = target.replace(INVISIBLE, '').replace(OWN_SERVER, '').replace(LANGUAGE, '');
  return path || '/';
}

/**
 * Addresses that are right on this computer or in one language only, and pictures. Links that lead
 * nowhere are found by the build of Docusaurus.
 *
 * @param hasFile whether there is a file below static: `/img/office.jpg`
 */
export function checkLinks(
  {file, tree, links}: MarkdownPage,
  hasFile: (address: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, mistake: Mistake | undefined) => {
    if (mistake) problems.push({file, line, ...mistake});
  };
  for (const {line, target} of links) report(line, explainLink(target));
  visit(tree, 'image', (node) => report(lineIn(node), explainPicture(node, hasFile)));
  return problems;
}

function explainLink(target: string): Mistake | undefined {
  const plain = plainAddress(target);
  // An invisible character is reported by itself.
  if (plain === target || target.startsWith('#') || target.search(INVISIBLE) >= 0) return undefined;
  return {...say('link.plain', {address: plain}), example: `[words to click](${plain})`};
}

function explainPicture(
  {url, alt}: {url: string; alt?: string | null | undefined},
  hasFile: (address: string) => boolean,
): Mistake | undefined {
  const example = `![What is to be seen](${/^\/img\/\S+$/.test(url) ? url : '/img/picture.jpg'})`;
  if (!url.startsWith('/')) return {...say('asset.path', {value: url}), example};
  if (!hasFile(url)) return say('asset.none', {file: `static${url}`});
  return alt?.trim() ? undefined : {...say('picture.words'), example};
}
