import {readHtml, replaceElements} from '../../lib/html';
import {inlineScript} from 'site-elements/inline';
import {type SheetOf, usedStyles} from './usedStyles';

const HYDRATE = `import {hydrateOnUse} from './hydrateOnUse'; hydrateOnUse();`;

/**
 * A page that is complete when its HTML has arrived, with the style rules that it uses in it. It has no script
 * of Docusaurus and no style sheet, unless something on it needs React: then it names them for hydrateOnUse.ts.
 *
 * @param fileAt the text of the file of the site at an address
 * @throws Error when the page has no style sheet or no script where Docusaurus puts them
 */
export async function withFirstPaint(
  html: string,
  fileAt: (address: string) => string,
  sheetOf: SheetOf = () => '',
): Promise<string> {
  const sheets: string[] = [];
  let scripts = 0;
  const $ = readHtml(html);
  const hydrates = $('[data-hydrate]').length > 0;
  const page = replaceElements(html, 'link[rel=stylesheet], script', ({name, attribs}) => {
    if (name === 'link') {
      const {href = ''} = attribs;
      sheets.push(href);
      const later = hydrates ? `<link rel="later" href="${href}">` : '';
      return sheets.length === 1 ? `<style></style>${later}` : '';
    }
    // A script of src/page-scripts for some pages. React may show one of them later.
    const wanted = attribs['data-for']?.replace(/\S+/g, '[$&]').replaceAll(' ', ',');
    if (wanted && !hydrates && $(wanted).length === 0) return '';
    if (attribs.defer === undefined) return undefined;
    scripts += 1;
    if (!hydrates) return '';
    const start = scripts === 1 ? `<script>${inlineScript(HYDRATE, __dirname)}</script>` : '';
    return `${start}<script type="later" src="${attribs.src}"></script>`;
  });
  const [address] = sheets;
  if (!address || sheets.length > 1 || scripts === 0) {
    throw new Error(
      'A page has not one style sheet, or no script, of the kind that src/plugins/performance expects.',
    );
  }
  const used = await usedStyles(page, fileAt(address), fileAt, sheetOf);
  // Where React never takes over, nothing reads its marks in the head and between texts.
  const plain = hydrates ? page : page.replace(/ data-rh=true|<!-- -->/g, '');
  // PostCSS has escaped what would end the element.
  return plain.replace('<style></style>', () => `<style>${used}</style>`);
}
