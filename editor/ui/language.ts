import {defaultLocale, isLocale, type Locale, preferredLocale} from 'nepali-text/locale';
import {readStored, store} from './storage';
import {createStore} from './store';

const NAME = 'writing-room:language';

function readLanguage(): Locale {
  const kept = readStored(NAME);
  if (isLocale(kept)) return kept;
  const languages = typeof navigator === 'undefined' ? '' : String(navigator.languages);
  return preferredLocale(languages) ?? defaultLocale;
}

/** The language that the writer chose, else the first of the browser that there is. */
export const editorLanguage = createStore(readLanguage());
editorLanguage.subscribe(() => store(NAME, editorLanguage.get()));
