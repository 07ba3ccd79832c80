import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'cheerio';
import {filesBelow} from 'content/read/files';
import type {Build, OutputFiles} from '../build';
import type {HtmlDocument} from '../documents';
import {type StyleSources, usedStyles} from './usedStyles';

/** The folder of the modules of packages/site-elements. */
const ELEMENTS = 'assets/elements';

/** Lets browsers draw every page as soon as its HTML is there. Scripts that no document names any more are removed. */
export async function firstPaint({
  siteDir,
  dir,
  documents,
  languages,
}: Build): Promise<OutputFiles> {
  const fileAt = (address: string) => readFileSync(path.join(dir, address), 'utf8');
  const sheets = new Map(
    filesBelow(path.join(dir, ELEMENTS))
      .filter((file) => file.endsWith('.css'))
      .map((file) => [path.basename(file, '.css'), fileAt(`${ELEMENTS}/${file}`)]),
  );
  const sources = {siteDir, fileAt, sheetOf: (tagName: string) => sheets.get(tagName) ?? ''};
  for (const document of documents) await addFirstPaint(document, sources);
  for (const {base} of languages) rmSync(path.join(dir, base, 'assets/js'), {recursive: true});
  return {};
}

/** About as many characters as the first screen of a phone has below the header. */
const FIRST_SCREEN = 1000;

/**
 * The id of the first element below the first screen: a page whose first screen is painted at once is laid out once, not
 * for each piece of HTML that arrives. Chrome 124 and newer wait for it (src/page-scripts/index.ts).
 */
function endOfFirstScreen($: HtmlDocument['$']): string | undefined {
  let characters = 0;
  for (const {attribs, children} of $<Element, '*'>('main *,footer *').get()) {
    if (attribs.id && characters > FIRST_SCREEN) return attribs.id;
    for (const child of children) if (child.type === 'text') characters += child.data.length;
  }
  return undefined;
}

/**
 * Makes a page complete when its HTML has arrived: the style rules that it uses are in it, and the scripts of
 * Docusaurus, its name, the style sheet and the marks of React are not. That saves each visit 86 to 125 KB of scripts,
 * and the wait for a style sheet. It relies on one `<link rel="stylesheet">`, and scripts with `defer`, in each document
 * of Docusaurus.
 *
 * @throws Error when the page has no style sheet or no script where Docusaurus puts them
 */
export async function addFirstPaint(document: HtmlDocument, sources: StyleSources): Promise<void> {
  const {$, file} = document;
  const sheets = $('link[rel=stylesheet]').get();
  const scripts = $('script[defer]').get();
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1 || scripts.length === 0)
    throw new Error(`${file} has not one style sheet, or no script, where Docusaurus puts them.`);
  const {href = ''} = sheet.attribs;
  $(sheet).replaceWith(`<style>${await usedStyles(document, href, sources)}</style>`);
  $(scripts).remove();
  const end = endOfFirstScreen($);
  if (end) $('link[rel=expect]').attr('href', `#${end}`);
  for (const script of $('script[data-for]')) {
    const wanted = script.attribs['data-for']!.replace(/\S+/g, '[$&]').replaceAll(' ', ',');
    if ($(wanted).length === 0) $(script).remove();
    else $(script).removeAttr('data-for');
  }
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  $('meta[name=generator]').remove();
  $('*')
    .contents()
    .filter((_, {type}) => type === 'comment')
    .remove();
}
