import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, '../../i18n/languages.json');
const languages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;

/** As i18n/languages.json, but whatever came later is a draft: the lists of unit tests do without it. */
export default Object.fromEntries(
  Object.entries(languages).map(([code, language]) => [
    code,
    ['en', 'ne'].includes(code) ? language : {...language, draft: true},
  ]),
);
