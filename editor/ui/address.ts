import {useMemo, useSyncExternalStore} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {FilePath} from '../types';

const VIEWS = [
  'pages',
  'page',
  'newPage',
  'lists',
  'list',
  'todo',
  'find',
  'handIn',
  'steps',
] as const;

/** What the editor shows: a view, and in it a place where something is edited (`Place`). */
export interface Address {
  view: (typeof VIEWS)[number];
  /** Of a page its English file, of a list as in "pages/team". */
  name?: string;
  /** Of a page: a block, or a field by its key. */
  block?: number;
  field?: string;
  /** In which of its boxes; in which language something is looked for. */
  locale?: Locale;
  path?: FilePath;
  /** What is looked for, and the page that is looked at. */
  text?: string;
  route?: string;
}

/** An address as the part of the location after "#", so that Back and a reload work. */
export function writeAddress({view, name, ...place}: Address): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(place)) {
    if (value !== undefined) query.set(key, JSON.stringify(value));
  }
  return `#/${view}${name ? `/${name}` : ''}${query.size > 0 ? `?${query}` : ''}`;
}

/** The pages, when the hash names nothing that there is. */
export function readAddress(hash: string): Address {
  const [, named, name, search] = /^#\/(\w+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(hash) ?? [];
  const view = VIEWS.find((one) => one === named);
  if (!view) return {view: 'pages'};
  try {
    const place = [...new URLSearchParams(search)].map(([key, value]) => [key, JSON.parse(value)]);
    return {view, name, ...Object.fromEntries(place)};
  } catch {
    return {view, name};
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function go(to: Address): void {
  location.hash = writeAddress(to);
  // The browser's own event comes later: what is typed until then would go into the view before.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function useAddress(): [Address, (address: Address) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return [useMemo(() => readAddress(hash), [hash]), go];
}
