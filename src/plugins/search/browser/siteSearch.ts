import type {SearchData} from '../../../lib/searchData';
import {type Search, searchIndex} from '../../../lib/searchIndex';
import {SEARCH_FILE} from '../../../lib/urls';
import {hasDialogs, onPress, sheetLoader} from '../../on-demand/browser';
import {makeDialog, type SearchDialog} from './dialog';
import {type Results, resultsIn} from './results';
import type {Settings} from '../../on-demand/settings';
import type {Words} from './render';

/**
 * Answers while somebody types: in a dialog that the link `a[data-load=q]` opens, and on the search page
 * below its form `form[data-load=q]`, in `#results`. Without this script the link and the form lead to
 * the search page, which has a list of everything.
 *
 * A script of its own, which src/plugins/starter loads at the first press on the link, when the box on the
 * search page gets the focus, or when the address has the parameter `q`. The records of the language come
 * at the same time, once.
 */

const PARAMETER = 'q';
const BOX = `form[data-load=${PARAMETER}] input`;
/** Answers that fit on two screens of a phone. */
const IN_DIALOG = 8;

export function start({sheet, languages}: Settings<Words>): void {
  const root = document.documentElement;
  const language = languages[root.lang]!;
  const twin = Object.keys(languages).find((one) => one !== root.lang) ?? root.lang;
  const box = () => document.querySelector<HTMLInputElement>(BOX);
  const loadSheet = sheetLoader(sheet);
  const typedBefore = () => String((history.state as {typed?: string} | null)?.typed ?? '');

  let search: Search | undefined;
  let isLoading = false;
  let dialog: SearchDialog | undefined;
  let page: {holder: HTMLElement; results: Results} | undefined;
  /** What shows answers, and the query of each. */
  const views = new Map<Results, () => string>();

  addEventListener('input', ({target}) => {
    if (target === box()) void answerOnPage();
  });
  addEventListener('submit', (event) => {
    if (!(event.target as HTMLElement).matches(`form[data-load=${PARAMETER}]`)) return;
    event.preventDefault();
    void answerOnPage();
  });
  // In another page of the site, which React has shown in place of this one.
  addEventListener('pagechange', () => {
    dialog?.close();
    followAddress();
  });
  addEventListener('popstate', () => setTimeout(followAddress));
  document.querySelector(`form[data-load=${PARAMETER}]`)?.removeAttribute('aria-busy');
  onPress(PARAMETER, (link) => void open(link));
  if (box()?.value) void answerOnPage();
  else followAddress();

  async function open(link: HTMLAnchorElement): Promise<void> {
    const field = box();
    if (field) {
      link.removeAttribute('aria-busy');
      field.focus();
      return;
    }
    if (!hasDialogs()) {
      location.assign(link.href);
      return;
    }
    link.setAttribute('aria-busy', 'true');
    void loadRecords();
    const isStyled = await loadSheet();
    link.removeAttribute('aria-busy');
    if (!isStyled) return;
    if (!dialog) {
      dialog = makeDialog(language, typedBefore());
      const results = resultsIn(dialog.holder, language, twin, IN_DIALOG, () => search);
      views.set(results, dialog.typed);
      dialog.onType(() => update(results));
      dialog.onLeave(keepTyped);
    }
    updateAll();
    dialog.open(link);
  }

  /** For the way back to this page, and for nothing else. */
  function keepTyped(typed: string): void {
    history.replaceState({...(history.state as object | null), typed}, '');
  }

  function followAddress(): void {
    const field = box();
    const query = new URLSearchParams(location.search).get(PARAMETER);
    if (!field || query === null) return;
    field.value = query;
    void answerOnPage();
  }

  async function answerOnPage(): Promise<void> {
    const field = box();
    const holder = document.getElementById('results');
    if (!field || !holder) return;
    setAddress(field.value.trim());
    void loadRecords();
    if (!(await loadSheet()) || !holder.isConnected) return;
    if (page?.holder !== holder) {
      if (page) views.delete(page.results);
      page = {holder, results: resultsIn(holder, language, twin, Infinity, () => search)};
      holder.dataset.answers = '';
      views.set(page.results, () => box()?.value ?? '');
    }
    update(page.results);
  }

  function setAddress(query: string): void {
    const {pathname, hash} = location;
    const search = query ? `?${String(new URLSearchParams({[PARAMETER]: query}))}` : '';
    if (search !== location.search)
      history.replaceState(history.state, '', pathname + search + hash);
  }

  function update(results: Results): void {
    if (search) results.show(views.get(results)!());
    else if (isLoading) results.wait();
    else results.fail(() => void loadRecords());
  }

  function updateAll(): void {
    views.forEach((_typed, results) => update(results));
  }

  async function loadRecords(): Promise<void> {
    if (search || isLoading) return;
    isLoading = true;
    updateAll();
    try {
      const response = await fetch(language.base + SEARCH_FILE);
      if (!response.ok) throw new Error(response.statusText);
      search = searchIndex((await response.json()) as SearchData);
    } catch {
      // No connection: the next press or letter tries again.
    }
    isLoading = false;
    updateAll();
  }
}
