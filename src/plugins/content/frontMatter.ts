import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {AddedFields} from '../../lib/addedFields';
import {formatDate, formatInOtherCalendar} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {lastChanged, ledgerDays} from './lastChanged';
import {readingMinutes} from './readingTime';

/** Adds AddedFields to the front matter of every page; parts of pages (`_x.mdx`) have none of them. */
export function withAddedFields(siteDir: string, locale: Locale): ParseFrontMatter {
  const days = ledgerDays(siteDir);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    if (path.basename(params.filePath).startsWith('_')) return result;
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const iso = lastChanged(siteDir, file, days);
    const added: AddedFields = {
      reading_minutes: readingMinutes(result.content),
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
