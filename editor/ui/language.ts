import {isLocale, type Locale} from 'nepali-text/locale';
import {readStored, store} from './storage';
import {createStore} from './store';

const NAME = 'writing-room:language';

function readLanguage(): Locale {
  const kept = readStored(NAME);
  if (isLocale(kept)) return kept;
  return typeof navigator !== 'undefined' && navigator.language.startsWith('ne') ? 'ne' : 'en';
}

/** The language that the writer chose, else that of the browser. */
export const roomLanguage = createStore(readLanguage());
roomLanguage.subscribe(() => store(NAME, roomLanguage.get()));
