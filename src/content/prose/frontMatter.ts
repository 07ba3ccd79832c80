import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {AddedFields} from '../../lib/addedFields';
import {readPage, withParts} from 'content/read/pages';
import {formatDate, formatInOtherCalendar} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {lastChanged, ledgerDays} from './lastChanged';

/** Adds AddedFields to the front matter of every page; parts of pages (`_x.mdx`) have none of them. */
export function withAddedFields(siteDir: string, locale: Locale): ParseFrontMatter {
  const days = ledgerDays(siteDir);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    if (path.basename(params.filePath).startsWith('_')) return result;
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const iso = lastChanged(siteDir, file, days);
    const page = readPage(siteDir, file);
    const words = page ? withParts(siteDir, page).map(({source}) => source) : [];
    const added: AddedFields = {
      reading_minutes: readingMinutes(words.join('\n')),
      ...(iso && {
        last_changed: {
          iso,
          text: formatDate(iso, locale),
          other: formatInOtherCalendar(iso, locale),
        },
      }),
    };
    return {...result, frontMatter: {...result.frontMatter, ...added}};
  };
}

/** Words a minute, for unhurried reading on a phone. Nepali words are longer than English ones. */
const WORDS_A_MINUTE = {en: 200, ne: 170};

/** A page with fewer words than this is no article. */
const LEAST_WORDS = 100;

/** Minutes that an article takes to read, at least 1. Markup and components do not count. */
export function readingMinutes(content: string): number | undefined {
  const words = content
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]+>|^import .*$/gm, ' ')
    .match(/[\p{L}\p{M}\p{N}’']+/gu);
  const count = words?.length ?? 0;
  if (count < LEAST_WORDS) return undefined;
  const nepali = words?.filter((word) => /\p{Script=Devanagari}/u.test(word)).length ?? 0;
  const minutes = (count - nepali) / WORDS_A_MINUTE.en + nepali / WORDS_A_MINUTE.ne;
  return Math.max(1, Math.round(minutes));
}
