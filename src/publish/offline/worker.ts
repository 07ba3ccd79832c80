import type {Data} from '../../data/lists';
import {fill} from 'content/lists/fill';
import {formatDate, formatHour} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {PAGES_CACHE} from '../../lib/urls';
import {ALWAYS, FILES, isHashed, keepPage, removeUnnamed, STORED} from './storedPages';

/**
 * The service worker, /sw.js. A document comes from the network when there is a connection, and a copy is stored;
 * a file with a hash in its name comes from the cache. The worker ignores other origins, ranges of files (videos)
 * and POST requests. It knows of no release: the documents name the files that belong to them.
 */

type Words = Data<'pages/offline'>['note'];

/** By the value of `lang`; `base` is where the addresses of the language begin: `/ne/`. */
export type Languages = Readonly<Record<Locale, {readonly base: string; readonly words: Words}>>;

/** Missing in TypeScript's types, which are those of pages. */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope extends WindowOrWorkerGlobalScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly {url: string}[]>;
  };
  readonly location: Location;
  readonly navigator: {readonly connection?: {readonly saveData: boolean}};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** How long the network may take to begin its answer when there is a copy, in milliseconds. */
const PATIENCE = 5000;

const nothing = (): undefined => undefined;

export function start(languages: Languages): void {
  const scope = self as unknown as Scope;
  const {location} = scope;
  /** With the longest base. */
  const languageOf = (path: string) =>
    Object.entries(languages)
      .sort(([, a], [, b]) => b.base.length - a.base.length)
      .find(([, {base}]) => `${path.toLowerCase()}/`.startsWith(base))!;

  const isSaving = () => Boolean(scope.navigator.connection?.saveData);

  /**
   * Stores pages one after the other, so that none deletes a file that the next one names. A full disk is no
   * error. Nothing is stored in data-saving mode.
   */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<unknown>): Promise<unknown> =>
    isSaving() ? last : (last = last.then(act).catch(nothing));

  const keepAt = (path: string) =>
    inTurn(async () => {
      const response = await fetch(path);
      if (isPage(response)) await keepPage(path, response);
    });

  /** Stores the pages that a language always has offline: the missing ones, or again those that are there. */
  async function keepAlways({base}: {base: string}, areThere = false): Promise<void> {
    for (const name of ALWAYS) {
      if (Boolean(await keptAt(base + name)) === areThere) await keepAt(base + name);
    }
  }

  async function prepare(): Promise<void> {
    // Pages that an earlier worker stored may need files that this one did not store.
    for (const language of Object.values(languages)) await keepAlways(language, true);
    for (const {url} of await scope.clients.matchAll({includeUncontrolled: true})) {
      const {pathname} = new URL(url);
      await keepAlways(languageOf(pathname)[1]);
      await keepAt(pathname);
    }
  }

  // The worker works with any release, so a new one need not wait until all pages are closed.
  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    event.waitUntil(prepare());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), inTurn(removeUnnamed)]));
  });
  scope.addEventListener('fetch', (event) => {
    const {request} = event;
    const {origin, pathname} = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
      return;
    if (isHashed(pathname)) event.respondWith(fileFor(event, pathname));
    // A page, which an element may ask for, too; some hosts serve each by the name of its file.
    else if (request.mode === 'navigate' || !/\.\w+$/.test(pathname))
      event.respondWith(pageFor(event, pathname.replace(/(?:index)?\.html$/, '')));
  });

  async function fileFor(event: FetchEvent, path: string): Promise<Response> {
    const kept = await keptAt(path);
    if (kept) return kept;
    const response = await fetch(event.request);
    // A copy that nobody reads would stay in memory.
    if (response.status === 200 && !isSaving()) {
      const copy = response.clone();
      const store = async () => (await caches.open(FILES)).put(path, copy);
      event.waitUntil(inTurn(store));
    }
    return response;
  }

  async function pageFor(event: FetchEvent, path: string): Promise<Response> {
    const {request} = event;
    const isShown = request.mode === 'navigate';
    const network = (async () => {
      const response = await fetch(request);
      if (isPage(response) && !isSaving()) {
        const copy = response.clone();
        event.waitUntil(
          inTurn(() => keepPage(path, copy)).then(() => keepAlways(languageOf(path)[1])),
        );
      }
      return response;
    })();
    const kept = await keptAt(path);
    const answer = await Promise.race([
      network.catch(nothing),
      ...(kept ? [new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))] : []),
    ]);
    if (answer && answer !== 'late') return answer;
    if (kept) return isShown ? withDate(kept, path, answer === 'late') : kept;
    if (!isShown) return network;
    for (const {base, words} of [languageOf(path)[1], ...Object.values(languages)]) {
      const offline = await keptAt(base + ALWAYS[3]);
      // The page /offline itself lists the stored pages.
      if (offline) return withNote(offline, `${words.missing} <a href="">${words.again}</a>`);
    }
    return network;
  }

  function withDate(kept: Response, path: string, isLate: boolean): Promise<Response> {
    const [locale, {words}] = languageOf(path) as [Locale, {words: Words}];
    const stored = new Date(Number(kept.headers.get(STORED)));
    const note = fill(isLate ? words.slow : words.offline, {date: timeIn(stored, locale)});
    return withNote(kept, isLate ? `${note} <a href="">${words.again}</a>` : note);
  }
}

const isPage = ({status, headers}: Response): boolean =>
  status === 200 && /^text\/html/.test(headers.get('content-type') ?? '');

/** Undefined also where the storage fails: then all comes from the network. */
async function keptAt(path: string): Promise<Response | undefined> {
  try {
    for (const name of [PAGES_CACHE, FILES]) {
      const response = await (await caches.open(name)).match(path);
      if (response) return response;
    }
  } catch {
    return undefined;
  }
}

/** The document with a note at its beginning, outside of the root of React. */
async function withNote(kept: Response, note: string): Promise<Response> {
  const html = await kept.text();
  const noted = html.replace(/<body[^>]*>/, `$&<div data-copy role="status">${note}</div>`);
  return new Response(noted, {headers: kept.headers});
}

/** A moment by the clock of the device: "3 November 2026, 2:20 PM". */
export function timeIn(moment: Date, locale: Locale): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = formatHour(`${moment.getHours()}:${two(moment.getMinutes())}`, locale);
  return `${formatDate(day, locale)}, ${time}`;
}
