import {defaultLocale, type Locale, locales} from 'nepali-text/locale';

/** The address of a page in a language. English has no prefix. */
export const addressOf = (route: string, locale: Locale): string =>
  locale === defaultLocale ? route : `/${locale}${route}`;

/** The page and the language that an address of the site shows. */
export function pageAt(pathname: string): {route: string; locale: Locale} {
  const isIn = (locale: Locale) => `${pathname}/`.startsWith(`/${locale}/`);
  const locale = locales.find(isIn) ?? defaultLocale;
  const route = isIn(locale) ? pathname.slice(locale.length + 1) : pathname;
  return {route: route.replace(/\/$/, '') || '/', locale};
}

const BLOCKS =
  'h1,h2,h3,h4,h5,h6,p,li,td,th,dt,dd,caption,figcaption,summary,legend,label,button,option,blockquote,time,img,input,textarea';

/**
 * The element whose whole text somebody means who points at a part of it: not the link in a sentence,
 * but the sentence.
 */
export function textElement(target: Element): Element | undefined {
  const block = target.closest(BLOCKS) ?? target.closest('a, div, span');
  return block && textOf(block) ? block : undefined;
}

/** What readers see of it, in one line; of a picture its description, of a field its example. */
export function textOf(element: Element): string {
  const named = element.getAttribute('alt') ?? element.getAttribute('placeholder');
  return (named ?? ownText(element)).replace(/\s+/g, ' ').trim();
}

/** Without the text of blocks within, such as a list in an item. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent ?? '';
      if (node.nodeType !== 1) return '';
      const child = node as Element;
      const isApart =
        child.matches('script, style, svg, ul, ol, table, details') || child.matches(BLOCKS);
      return isApart && node !== element.firstElementChild ? '' : ownText(child);
    })
    .join('');
}
