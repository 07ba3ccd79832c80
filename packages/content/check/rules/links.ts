import {INVISIBLE} from 'nepali-text/characters';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean, type Problem, suggest} from '../../say/diagnostics';
import {and, say, type Sentence} from '../../say';
import {lineIn, type MarkdownPage} from '../../read/markdownPage';
import {meantLink} from '../../words/addresses';

export type Mistake = Sentence & Pick<Problem, 'example'>;

/** An address of the writer's own computer. */
const OWN_SERVER = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/;
const LANGUAGE = /^\/ne(?=\/|$)/;

/** The right form of an address that leads to a page of this site. */
export function plainAddress(target: string): string {
  const path = target.replace(INVISIBLE, '').replace(OWN_SERVER, '').replace(LANGUAGE, '');
  return path || '/';
}

/** The ids in each page, by its address; undefined where only a build knows the ids. */
export type PageAnchors = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** What the links and pictures of a page may lead to. */
interface Targets {
  /** The address of the page itself. */
  route: string;
  /** Undefined while they are not known. */
  places?: PageAnchors;
  /** The addresses of files below static: `/img/office.jpg`. */
  files: ReadonlySet<string>;
}

/** Links and pictures that lead nowhere, on this computer only, or in one language only. */
export function checkLinks({file, tree, links}: MarkdownPage, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, mistake: Mistake | undefined) => {
    if (mistake) problems.push({file, line, ...mistake});
  };
  const pictures = new Set<string>();
  visit(tree, 'image', (node) => {
    pictures.add(node.url);
    report(lineIn(node), explainPicture(node, targets));
  });
  for (const {line, target} of links) {
    if (!pictures.has(target)) report(line, explainLink(target, targets));
  }
  return problems;
}

function explainLink(target: string, {route, places, files}: Targets): Mistake | undefined {
  const plain = plainAddress(target);
  // An invisible character is reported by itself.
  if (target.search(INVISIBLE) >= 0) return undefined;
  if (plain !== target && !target.startsWith('#')) {
    return {...say('link.plain', {address: plain}), example: `[words to click](${plain})`};
  }
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(target)) return undefined;
  if (!/^[/#]/.test(target)) {
    return and(say('link.form', {value: target}), suggest(meantLink(target)));
  }
  const [path = '', id = ''] = target.split('#');
  const address = path.replace(/\?.*/, '').replace(/(.)\/$/, '$1') || route;
  if (!places || files.has(address)) return undefined;
  if (!places.has(address)) {
    return and(say('link.none', {address}), didYouMean(address, [...places.keys()]));
  }
  const ids = places.get(address);
  if (!id || !ids || ids.has(id)) return undefined;
  return and(say('link.noPlace', {address, id}), didYouMean(id, [...ids]));
}

/**
 * An address that is typed without brackets: everything up to the next space is a part of it. In English a full stop or
 * a comma at its end is left out, a danda, curved quotation marks and Nepali suffixes are not.
 *
 * @param source of the page
 * @returns undefined for other links, and for addresses of ASCII alone
 */
export function explainBareLink({position, children}: Link, source: string): Mistake | undefined {
  const start = position?.start.offset;
  const [first] = children;
  const isBare = start === undefined || source[start] !== '[';
  if (!isBare || first?.type !== 'text' || /^[\x21-\x7e]*$/.test(first.value)) return undefined;
  const [address = ''] = /^[^।॥“”‘’«»…]*/.exec(first.value) ?? [];
  const meant = address
    .replace(/(?<=\w)[\u0900-\u097f\u200c\u200d]+$/, '')
    .replace(/[).,;:!?]+$/, '');
  return {
    ...say('link.bare', {address: first.value}),
    example: `[words to click](${meantLink(meant) ?? meant})`,
  };
}

function explainPicture(
  {url, alt}: {url: string; alt?: string | null | undefined},
  {files}: Targets,
): Mistake | undefined {
  const example = `![What is to be seen](${/^\/img\/\S+$/.test(url) ? url : '/img/picture.jpg'})`;
  if (!url.startsWith('/')) return {...say('asset.path', {value: url}), example};
  if (!files.has(url)) {
    return and(say('asset.none', {file: `static${url}`}), didYouMean(url, [...files]));
  }
  return alt?.trim() ? undefined : {...say('picture.words'), example};
}
