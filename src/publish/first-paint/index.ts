import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI, Element} from 'cheerio';
import {filesBelow, hash} from 'content/read/files';
import type {Build, OutputFiles} from '../build';
import {type StyleSources, usedStyles} from './usedStyles';

/** The folder of the modules of packages/site-elements. */
const ELEMENTS = 'assets/elements';

/** Lets browsers draw every page as soon as its HTML is there. */
export function firstPaint({siteDir, dir, documents}: Build): OutputFiles {
  const fileAt = (address: string) => readFileSync(path.join(dir, address), 'utf8');
  const sheets = new Map(
    filesBelow(path.join(dir, ELEMENTS))
      .filter((file) => file.endsWith('.css'))
      .map((file) => [path.basename(file, '.css'), fileAt(`${ELEMENTS}/${file}`)]),
  );
  const sources = {siteDir, fileAt, sheetOf: (tagName: string) => sheets.get(tagName) ?? ''};
  // All that a document may name.
  const inputs = filesBelow(dir)
    .filter((file) => /\.(?:css|svg)$/.test(file))
    .sort()
    .flatMap((file) => [file, fileAt(file)]);
  const key = hash(inputs);
  for (const document of documents)
    document.change([key], ($) => addFirstPaint(document.file, $, sources));
  return {};
}

/** About as many characters as the first screen of a phone has below the header. */
const FIRST_SCREEN = 1000;

/**
 * The id of the first element below the first screen: a page whose first screen is painted at once is laid out once, not
 * for each piece of HTML that arrives. Chrome 124 and newer wait for it (src/page-scripts/index.ts).
 */
function endOfFirstScreen($: CheerioAPI): string | undefined {
  let characters = 0;
  for (const {attribs, children} of $<Element, '*'>('main *,footer *').get()) {
    if (attribs.id && characters > FIRST_SCREEN) return attribs.id;
    for (const child of children) if (child.type === 'text') characters += child.data.length;
  }
  return undefined;
}

/** Of the scripts for pages with an attribute the page gets what it needs, before its other code in one script. */
function joinScripts($: CheerioAPI): void {
  const scripts = $<Element, string>('script[data-for]');
  const wanted = scripts.filter((_, {attribs}) => $(`[${attribs['data-for']}]`).length > 0);
  const other = scripts.last().next('script');
  const code = [...wanted, ...other].map((script) => $(script).text());
  other.text(code.join(';'));
  scripts.remove();
}

/**
 * Makes a page complete when its HTML has arrived: the style rules that it uses are in it, and the name of Docusaurus,
 * the style sheet and the marks of React are not. That saves each visit the wait for a style sheet. It relies on one
 * `<link rel="stylesheet">` in each document of Docusaurus.
 *
 * @throws Error when the page has no style sheet where Docusaurus puts it
 */
export async function addFirstPaint(
  file: string,
  $: CheerioAPI,
  sources: StyleSources,
): Promise<void> {
  const [sheet, ...others] = $('link[rel=stylesheet]').get();
  if (!sheet || others.length > 0)
    throw new Error(`${file} has not one style sheet where Docusaurus puts it.`);
  const {href = ''} = sheet.attribs;
  $(sheet).replaceWith(`<style>${await usedStyles({file, $}, href, sources)}</style>`);
  const end = endOfFirstScreen($);
  if (end) $('link[rel=expect]').attr('href', `#${end}`);
  joinScripts($);
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  $('meta[name=generator]').remove();
  $('*')
    .contents()
    .filter((_, {type}) => type === 'comment')
    .remove();
}
