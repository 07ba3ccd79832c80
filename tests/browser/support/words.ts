import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {parse} from 'yaml';
import {siteDir} from '../../../scripts/lib/paths';
import {type Locale} from 'nepali-text/locale';

type InEveryLanguage = Record<Locale, string>;

/** The brand words of a language, from where the site has them. */
export function siteWords(language: Locale): {name: string; descriptor: string} {
  const file = path.join(siteDir, 'src/data/site.yml');
  const {name, descriptor} = parse(readFileSync(file, 'utf8')) as Record<string, InEveryLanguage>;
  return {name: name![language], descriptor: descriptor![language]};
}

/** Of the header, in CSS pixels. A name that is longer than the placeholder may need a second row. */
export const headerHeight = (language: Locale): unknown =>
  [...siteWords(language).name].length > 7 ? expect.any(Number) : 86;

/** Where a language begins: "" for English, "/ne" for Nepali. */
export const prefixOf = (language: Locale): string => (language === 'en' ? '' : `/${language}`);
