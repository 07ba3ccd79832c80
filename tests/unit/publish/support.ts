import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {locales} from 'nepali-text/locale';
import type {Build} from '@site/src/publish/build';
import {HtmlDocument} from '@site/src/publish/documents';

/** A build in an empty folder. @param files documents by their names: "ne/about.html" */
export function buildOf(files: Readonly<Record<string, string>>): Build {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'a build '));
  mkdirSync(path.join(siteDir, 'ne'));
  const documents = Object.entries(files).map(([file, html]) => new HtmlDocument(file, html));
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
    lists: {} as never,
    documents,
    languages,
  };
}
