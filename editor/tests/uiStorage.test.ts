/** @jest-environment jsdom */
import {editorLanguage} from '../ui/words';
import {takeKey} from '../ui/api';
import {unsaved} from '../ui/unsaved';
import {announceSaved, closeNews, loadNewest} from '../ui/newestStore';
import {isInMemoryOnly, setOwner} from '../ui/storage';
import {nothingNew, serve} from './support/fakeEditor';

const target = {file: 'docs/faq.mdx', path: ['1']};
const typed = {...target, value: 'New', base: 'Old'};

/** Browsers that block all cookies throw at the storage itself; a web view without storage has none. */
const DENIED = {
  'is denied': () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  'is missing': () => null,
};

beforeEach(() => {
  localStorage.clear();
  unsaved.replace([target], []);
});

describe.each(Object.entries(DENIED))('where storage %s', (_name, get) => {
  const original = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const {get: before} = Object.getOwnPropertyDescriptor(window, name)!;
    return [name, before!] as const;
  });
  beforeEach(() =>
    original.forEach(([name]) => Object.defineProperty(window, name, {get, configurable: true})),
  );
  afterEach(() => {
    unsaved.replace([target], []);
    original.forEach(([name, before]) =>
      Object.defineProperty(window, name, {get: before, configurable: true}),
    );
  });

  it('keeps the key, what is typed and the language until the tab is closed', () => {
    location.hash = `#${'k'.repeat(16)}`;
    expect([takeKey(), location.hash, takeKey()]).toEqual(['k'.repeat(16), '', 'k'.repeat(16)]);
    unsaved.replace([], [typed]);
    expect(unsaved.of()).toEqual([typed]);
    expect(isInMemoryOnly()).toBe(true);
    editorLanguage.set('ne');
    announceSaved();
    closeNews();
    expect(editorLanguage.get()).toBe('ne');
  });
});

it('keeps the older text where there is no room for the new one', () => {
  unsaved.replace([], [typed]);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  unsaved.replace([], [{...typed, value: 'Newer'}]);
  setItem.mockRestore();
  expect(unsaved.of()).toEqual([{...typed, value: 'Newer'}]);
  expect(Object.values({...localStorage})).toEqual([JSON.stringify({value: 'New', base: 'Old'})]);
});

it('keeps what each writer of a browser has typed, and what news each has read', async () => {
  let asked: unknown;
  serve({
    newest(takes) {
      asked = takes;
      return nothingNew;
    },
  });
  setOwner('asha');
  unsaved.replace([], [typed]);
  await loadNewest();
  closeNews();
  await loadNewest();
  expect(asked).toEqual({seen: 'last'});
  setOwner('hari');
  await loadNewest();
  expect(asked).toEqual({seen: ''});
  expect(unsaved.of()).toEqual([]);
  // Before a login is known, nobody's things are read.
  setOwner('writer');
  expect(unsaved.of()).toEqual([]);
});

it('finds what an earlier version has kept', () => {
  const key = 'writing-room:draft:docs/faq.mdx\n["1"]';
  localStorage.setItem(key, JSON.stringify({value: 'New', base: 'Old'}));
  expect(unsaved.of()).toEqual([typed]);
});

it('passes over what it did not store itself', () => {
  const others = ['writing-room:draft:a', 'writing-room:draft:a\n[', 'writing-room:draft:a\n["b"]'];
  others.forEach((key) => localStorage.setItem(key, 'no JSON'));
  expect(unsaved.of()).toEqual([]);
  expect(localStorage).toHaveLength(others.length);
});
