import {attribute, type Element, replaceElements} from '../../lib/html';
import {usedStyles} from './usedStyles';

/**
 * A page that is complete when its HTML has arrived: with the style rules that it uses in it, and with
 * the whole style sheet and the scripts named for src/plugins/starter, which loads them on intent.
 *
 * @param sheetAt the text of the style sheet at an address
 * @throws Error when the page has no style sheet or no script where Docusaurus puts them
 */
export async function withFirstPaint(
  html: string,
  sheetAt: (address: string) => string,
): Promise<string> {
  const sheets: string[] = [];
  let scripts = 0;
  const page = replaceElements(html, (element) => {
    const {tagName} = element;
    const href = attribute(element, 'href');
    if (tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && href) {
      sheets.push(href);
      return sheets.length === 1 ? `<style></style><link rel="later" href="${href}">` : '';
    }
    if (tagName === 'script' && attribute(element, 'defer') !== undefined) {
      scripts += 1;
      return laterScript(html, element);
    }
    return undefined;
  });
  const [address] = sheets;
  if (!address || sheets.length > 1 || scripts === 0) {
    throw new Error(
      'A page has not one style sheet, or no script, of the kind that src/plugins/performance expects.',
    );
  }
  const used = await usedStyles(page, sheetAt(address));
  // PostCSS has escaped what would end the element.
  return page.replace('<style></style>', () => `<style>${used}</style>`);
}

/** The element with its attributes, but of a type that no browser runs and without `defer`. */
function laterScript(html: string, {sourceCodeLocation}: Element): string {
  const {startOffset, startTag, attrs} = sourceCodeLocation!;
  const {defer} = attrs!;
  const before = html.slice(startOffset + '<script'.length, defer!.startOffset).trimEnd();
  const after = html.slice(defer!.endOffset, startTag!.endOffset);
  return `<script type="later"${before}${after}</script>`;
}
