import type {Data} from '../../collections';
import {fill} from '../../lib/fill';
import {fileSize} from '../../lib/format';
import {toLocale} from '../../lib/locale';
import {element, link} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {
  CHOICE,
  FILES,
  isHashed,
  keepFile,
  keepPage,
  keptPages,
  PAGES,
  WHOLE_FILE,
  type Whole,
  WORKER,
} from './kept';
import {timeIn} from './timeIn';

/** The panel of the page /offline: the list of what is kept, its removal, and the whole site. */
export function start({languages}: Settings<Data<'pages/offline'>>): void {
  const locale = toLocale(document.documentElement.lang);
  const {base, digits, words} = languages[locale]!;
  const {kept, whole} = words;
  const inDigits = (count: number) =>
    String(count).replace(/\d/g, (digit) => digits[Number(digit)]!);
  /** On one line. */
  const sizeOf = (bytes: number) => fileSize(bytes, locale).replace(' ', '\u00a0');
  let loading: AbortController | undefined;

  void open();
  addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    if (button.dataset.load === 'offline') void open();
    else void actions[button.dataset.part ?? '']?.();
  });

  const actions: Readonly<Record<string, () => unknown>> = {
    empty: async () => {
      localStorage.setItem(CHOICE, 'no');
      loading?.abort();
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      part('status').textContent = '';
      await show();
      part('again').focus();
    },
    again: async () => {
      localStorage.removeItem(CHOICE);
      await navigator.serviceWorker.register(WORKER);
      await navigator.serviceWorker.ready;
      await show();
      part('empty').focus();
    },
    keep,
    cancel: () => loading?.abort(),
  };

  async function open(): Promise<void> {
    const button = document.querySelector<HTMLElement>('button[data-load=offline]');
    if (!button) return;
    document.getElementById('kept')!.hidden = false;
    try {
      await show();
    } catch {
      // The browser has no such storage, or denies it.
      part('total').textContent = kept.unsupported;
      ['empty', 'again', 'whole'].forEach((name) => (part(name).hidden = true));
    }
    button.hidden = true;
    const heading = part('total').previousElementSibling as HTMLElement;
    heading.tabIndex = -1;
    heading.focus();
  }

  async function show(): Promise<void> {
    const isOff = localStorage.getItem(CHOICE) !== null;
    const pages = await keptPages();
    const size = await weight();
    part('total').textContent =
      pages.length > 0
        ? fill(kept.total, {count: inDigits(pages.length), size: sizeOf(size)})
        : isOff
          ? kept.off
          : kept.none;
    part('pages').textContent = '';
    part('pages').append(
      ...pages.map(({path, name, stored}) =>
        element(
          'li',
          {},
          link(path, inText(name)),
          fill(kept.stored, {date: timeIn(stored, locale)}),
        ),
      ),
    );
    part('empty').hidden = isOff;
    part('again').hidden = !isOff;
    part('whole').hidden = isOff;
    part('loading').hidden = !loading;
    // Without a name until its size is known.
    part('keep').hidden = true;
    const all = await wholeSite();
    if (!all) part('whole').hidden = true;
    else {
      const {stored, toLoad} = all;
      part('text').textContent = fill(whole.text, {data: sizeOf(toLoad)});
      part('keep').textContent = fill(whole.keep, {size: sizeOf(stored)});
      part('keep').hidden = Boolean(loading);
    }
  }

  /** What the build says of the whole site; undefined when it cannot be had. */
  async function wholeSite(): Promise<Whole | undefined> {
    try {
      return (await (await fetch(base + WHOLE_FILE)).json()) as Whole;
    } catch {
      return undefined;
    }
  }

  async function keep(): Promise<void> {
    loading = new AbortController();
    const {signal} = loading;
    const status = part('status');
    const bar = part<HTMLProgressElement>('progress');
    bar.value = 0;
    await show();
    part('cancel').focus();
    try {
      await navigator.serviceWorker.register(WORKER);
      const response = await fetch(base + WHOLE_FILE, {signal});
      const {files} = (await response.clone().json()) as Whole;
      const [pageCache, fileCache] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
      // It names the files, so none of them is deleted meanwhile.
      await pageCache.put(base + WHOLE_FILE, response);
      for (const [done, file] of files.entries()) {
        if (signal.aborted) throw new Error();
        if (isHashed(file)) await keepFile(fileCache, file, signal);
        else if (file.endsWith('.json')) await pageCache.put(file, await fetch(file, {signal}));
        else await keepPage(file, await fetch(file, {signal}));
        bar.value = (done + 1) / files.length;
        status.textContent = fill(whole.progress, {
          done: inDigits(done + 1),
          all: inDigits(files.length),
        });
      }
      status.textContent = whole.done;
    } catch {
      status.textContent = signal.aborted ? whole.cancelled : whole.failed;
    }
    loading = undefined;
    await show();
    part('keep').focus();
  }
}

const part = <E extends HTMLElement>(name: string): E =>
  document.querySelector<E>(`#kept [data-part="${name}"]`)!;

/** React writes these into titles. */
const inText = (html: string): string => html.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');

/** Of all that is kept, in bytes. */
async function weight(): Promise<number> {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
  const sizes = await Promise.all(all.flat().map(async (one) => (await one.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
