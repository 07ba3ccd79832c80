import {isLocale, type Locale} from 'nepali-text/locale';
import type {FilePath, Place} from '../protocol';

/** What the room shows: a place where something is edited, or one of the other views. */
export type Address =
  | Exclude<Place, {view: 'page'}>
  /** `locale`: in which of its boxes. */
  | (Extract<Place, {view: 'page'}> & {locale?: Locale})
  | {view: 'pages'}
  | {view: 'newPage'}
  | {view: 'lists'}
  | {view: 'todo'}
  | {view: 'find'; text: string}
  | {view: 'handIn'}
  | {view: 'steps'};

/** An address as the part of the location after "#", so that Back and a reload work. */
export function writeAddress(address: Address): string {
  const query = new URLSearchParams();
  if (address.view === 'page') {
    if (address.block !== undefined) query.set('block', String(address.block));
    if (address.field !== undefined) query.set('field', address.field);
    if (address.locale !== undefined) query.set('in', address.locale);
  }
  if (address.view === 'list' && address.path) query.set('path', JSON.stringify(address.path));
  if (address.view === 'find') query.set('text', address.text);
  const name = 'name' in address ? `/${address.name}` : '';
  const search = query.size > 0 ? `?${query}` : '';
  return `#/${address.view}${name}${search}`;
}

/** The pages, when the hash names nothing that there is. */
export function readAddress(hash: string): Address {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const [view = '', name = ''] = splitOnce(path, '/');
  const query = new URLSearchParams(search);
  switch (view) {
    case 'page':
      return {
        view,
        name,
        block: numberIn(query, 'block'),
        field: query.get('field') ?? undefined,
        locale: localeIn(query),
      };
    case 'list':
      return {view, name, path: readPath(query.get('path'))};
    case 'find':
      return {view, text: query.get('text') ?? ''};
    case 'newPage':
    case 'lists':
    case 'todo':
    case 'handIn':
    case 'steps':
      return {view};
    default:
      return {view: 'pages'};
  }
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + at.length)];
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const text = query.get(key);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

function localeIn(query: URLSearchParams): Locale | undefined {
  const locale = query.get('in');
  return isLocale(locale) ? locale : undefined;
}

function readPath(text: string | null): FilePath | undefined {
  try {
    const path: unknown = JSON.parse(text ?? 'null');
    return isPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export const isPath = (value: unknown): value is FilePath =>
  Array.isArray(value) &&
  value.every((part) => typeof part === 'string' || typeof part === 'number');
