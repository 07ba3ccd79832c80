import type {CheerioAPI} from 'cheerio';
import type {Locale} from 'nepali-text/locale';
import {escapeHtml} from '../../lib/escape';
import type {PageRecord} from '../../lib/searchData';

export interface ListedPage extends PageRecord {
  description: string;
}

/**
 * Fills the lists of the search page, so that it answers without scripts: each page with its sections that have an
 * address. The name in the other language is beside each, so the browser's own search on the page finds both.
 *
 * @param others the pages in the other language
 * @param base where the links of the page begin
 */
export function fillLists(
  $: CheerioAPI,
  pages: readonly ListedPage[],
  others: readonly ListedPage[],
  {base, other}: {base: string; other: Locale},
): void {
  const lists = $('[data-pages]').get();
  const pathsOf = (list: (typeof lists)[number]) => list.attribs['data-pages']!.split(' ');
  const isBrief = (list: (typeof lists)[number]) => list.attribs['data-brief'] !== undefined;
  const named = lists.filter((list) => !isBrief(list)).flatMap(pathsOf);
  const unnamed = pages.map(({path}) => path).filter((path) => !named.includes(path));

  const link = (address: string, name: string, otherName = name) =>
    `<a class="covers" href="${base}${address.slice(1)}">${escapeHtml(name)}</a>` +
    (otherName === name ? '' : `<span lang="${other}">${escapeHtml(otherName)}</span>`);
  const entry = ({path, name, description, sections}: ListedPage, withParts: boolean) => {
    const translation = others.find((page) => page.path === path);
    const parts = sections
      .filter(({anchor, placeholder}) => withParts && anchor && !placeholder)
      .map(({anchor, title}) => {
        const section = translation?.sections.find((one) => one.anchor === anchor);
        return `<li>${link(`${path}#${anchor}`, title, section?.title)}</li>`;
      });
    const list = parts.length > 0 ? `<ul class="plain">${parts.join('')}</ul>` : '';
    return `<li><p>${link(path, name, translation?.name)}</p><p>${escapeHtml(description)}</p>${list}</li>`;
  };
  for (const list of lists) {
    const paths = pathsOf(list);
    const shown = (paths[0] ? paths : unnamed).flatMap((path) =>
      pages.filter((page) => page.path === path),
    );
    $(list).append(shown.map((page) => entry(page, !isBrief(list))).join(''));
  }
}
