import type {Language} from '../../../src/collections/language';
import {loadSite} from '../../../src/plugins/site-data/loadSite';
import {siteDir} from '../../../scripts/lib/paths';

/** The brand words of a language, from where the site has them. */
export function siteWords(language: Language): {name: string; descriptor: string} {
  const {name, descriptor} = loadSite(siteDir, language);
  return {name, descriptor};
}

/** Where a language begins: "" for English, "/ne" for Nepali. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
