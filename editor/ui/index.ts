/*
 * Starts the page: first the texts of the page that the address names, to be read at once, by plain DOM; then React
 * and everything else, which takes the place of them.
 */
import {locales} from 'nepali-text/locale';
import type {FirstPage} from '../core/operations';
import type {Texts} from '../types';
import {readAddress} from './address';
import {call, sentenceOf, takeKey} from './api';
import {editorLanguage, wordIn} from './words';
import './styles.css';
import styles from './first.module.css';

function element(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), {textContent: text});
}

function rowOf(texts: Texts): HTMLElement {
  const row = element('div', '');
  row.className = styles.row!;
  for (const locale of locales) {
    row.append(Object.assign(element('p', texts[locale] ?? ''), {lang: locale}));
  }
  return row;
}

async function start(): Promise<void> {
  const language = editorLanguage.get();
  const status = element('p', wordIn(language, 'editor.starting'));
  status.setAttribute('role', 'status');
  const rows = element('div', '');
  const main = element('main', '');
  main.className = styles.first!;
  main.lang = language;
  main.append(element('h1', wordIn(language, 'editor.name')), status, rows);
  document.getElementById('first')?.append(main);

  // It is evaluated while the server is asked.
  const loading = import('./App');
  loading.catch(() => undefined);
  const {view, name} = readAddress(location.hash);
  let first: FirstPage | undefined;
  if (view === 'page' && name) {
    // Why the server does not answer is said when the page asks again.
    first = await call('firstPage', {name}).catch(() => undefined);
    const {fields = [], blocks = []} = first?.model ?? {};
    rows.replaceChildren(...[...fields, ...blocks].map(({texts}) => rowOf(texts)));
    // They are painted before they are drawn by React.
    if (!document.hidden && first) await new Promise(requestAnimationFrame);
  }
  try {
    (await loading).start(first);
  } catch (error) {
    console.error(error);
    status.textContent = wordIn(language, sentenceOf('gone'));
  }
}

takeKey();
// Nothing is fetched for letters: see src/css/scale.css.
document.documentElement.dataset.fonts = 'device';
void start();
