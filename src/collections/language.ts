export {
  isLocale as isLanguage,
  type Locale as Language,
  localeNames as languageNames,
  locales as languages,
} from '../lib/locale';
