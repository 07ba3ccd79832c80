import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {locales} from 'nepali-text/locale';
import type {Build} from '@site/src/publish/build';
import {readHtml} from '@site/src/lib/html';
import {HtmlDocument} from '@site/src/publish/documents';
import {headingTextsIn} from '@site/src/publish/documents/headingTexts';

/** A document of which no step reads what a page has. */
function documentOf(file: string, html: string): HtmlDocument {
  const $ = readHtml(html);
  const facts = {lang: $('html').attr('lang'), noIndex: false, headings: headingTextsIn($)};
  return new HtmlDocument(file, html, facts);
}

/** A build in an empty folder. @param files documents by their names: "ne/about.html" */
export function buildOf(files: Readonly<Record<string, string>>): Build {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'a build '));
  mkdirSync(path.join(siteDir, 'ne'));
  const documents = Object.entries(files).map(([file, html]) => documentOf(file, html));
  const isNepali = ({file}: HtmlDocument) => file.startsWith('ne/');
  const languages = locales.map((locale) => ({
    locale,
    base: locale === 'en' ? '/' : `/${locale}/`,
    pages: documents.filter(
      (one) => isNepali(one) === (locale === 'ne') && !/\d{3}\.html$/.test(one.file),
    ),
  }));
  return {
    siteDir,
    dir: siteDir,
    url: 'https://a.example',
    lists: {en: {redirects: []}} as never,
    documents,
    languages,
  };
}
