import {visit} from 'unist-util-visit';
import {didYouMean, type Problem} from '../../../lib/diagnostics';
import {lineIn, type MarkdownPage} from '../markdownPage';

/** What links and pictures may lead to. */
export interface Targets {
  /** Addresses of pages → the ids in them; undefined where only a build knows them. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** @param address below static: `/img/office.jpg` */
  hasFile: (address: string) => boolean;
}

type Mistake = Pick<Problem, 'message' | 'example'>;

/** Of this computer, which no reader has. */
const OWN_SERVER = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/;
const LANGUAGE = /^\/ne(?=\/|$)/;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** An address as it should be, if it leads to a page of this site. */
export function plainAddress(target: string): string {
  const path = target.replace(INVISIBLE, '').replace(OWN_SERVER, '').replace(LANGUAGE, '');
  return path || '/';
}

/** Links and pictures of a page that lead nowhere. */
export function checkLinks(page: MarkdownPage, route: string, targets: Targets): Problem[] {
  const {file, tree, elements} = page;
  const problems: Problem[] = [];
  const report = (line: number, mistake: Mistake | undefined) => {
    if (mistake) problems.push({file, line, place: [], ...mistake});
  };
  visit(tree, (node) => {
    if (node.type === 'link') report(lineIn(node), explainLink(node.url, route, targets));
    if (node.type === 'image') report(lineIn(node), explainPicture(node, targets));
  });
  for (const {line, attributes} of elements) {
    const target = attributes.to ?? attributes.href;
    if (target) report(line, explainLink(target, route, targets));
  }
  return problems;
}

function explainLink(target: string, route: string, targets: Targets): Mistake | undefined {
  // The character is reported by itself.
  if (target.search(INVISIBLE) >= 0) return undefined;
  const plain = plainAddress(target);
  if (plain !== target && !target.startsWith('#')) {
    const message = `Write "${plain}", without a language or a server before it: readers stay in their language.`;
    return {message, example: `[words to click](${plain})`};
  }
  if (/^(?:https?:\/\/[^\s/]+\.|mailto:|tel:)/.test(target)) return undefined;
  if (!/^[/#]/.test(target)) {
    const message = `"${target}" is not a link. A link begins with https://, http://, mailto: or tel:, or with / for a page of this site.`;
    return {message, example: '[how it works](/how)'};
  }
  const [path = '', id = ''] = target.split('#');
  const address = (path.replace(/\?.*/, '').replace(/(.)\/$/, '$1') || route) as string;
  if (targets.hasFile(address)) return undefined;
  if (!targets.pages.has(address)) {
    return {
      message: `There is no page "${address}".${didYouMean(address, [...targets.pages.keys()])}`,
    };
  }
  const ids = targets.pages.get(address);
  if (!id || !ids || ids.has(id)) return undefined;
  return {message: `The page "${address}" has no place "#${id}".${didYouMean(id, [...ids])}`};
}

function explainPicture(
  {url, alt}: {url: string; alt?: string | null | undefined},
  {hasFile}: Targets,
): Mistake | undefined {
  const example = `![What is to be seen](${/^\/img\/\S+$/.test(url) ? url : '/img/picture.jpg'})`;
  if (!url.startsWith('/')) {
    const message = `"${url}" does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg.`;
    return {message, example};
  }
  if (!hasFile(url)) return {message: `There is no file static${url}.`};
  if (alt?.trim()) return undefined;
  const message = 'The picture has no words. Say what is to be seen, for those who cannot see it.';
  return {message, example};
}
