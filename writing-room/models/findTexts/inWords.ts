import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {type EnglishFile, parseWordFile} from '../../../src/plugins/checks/wordFiles';
import {defaultLocale, type Locale, locales} from '../../../src/lib/locale';
import {readOnce, remembering} from './remember';
import type {SiteValues} from './shownText';
import {writtenText, type WrittenText} from './writtenText';

const rememberTexts = remembering<WrittenText[]>();

/** @param english the words of the code */
export function textsInWords(
  siteDir: string,
  english: readonly EnglishFile[],
  values: SiteValues,
): WrittenText[] {
  const inCode = rememberTexts(english, [values], () =>
    english.flatMap(({words}) =>
      Object.entries(words).flatMap(([id, {message}]) => word(values, defaultLocale, id, message)),
    ),
  );
  const translated = locales.slice(1).flatMap((locale) =>
    wordFiles(siteDir, `i18n/${locale}`).flatMap((file) => {
      const content = readOnce(path.join(siteDir, file));
      if (!content) return [];
      return rememberTexts(content, [values], () => {
        const {words} = parseWordFile(file, content.bytes.toString());
        return [...words].flatMap(([id, {message}]) => word(values, locale, id, message));
      });
    }),
  );
  return [...inCode, ...translated];
}

function word(values: SiteValues, locale: Locale, id: string, message: string): WrittenText[] {
  return writtenText(values, locale, message, {where: {view: 'words', id}, source: 'words'});
}

function wordFiles(siteDir: string, folder: string): string[] {
  const place = path.join(siteDir, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.json'))
    .sort();
}
