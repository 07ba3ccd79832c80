/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {start, type Words} from '../../../src/plugins/share/share';

const ADDRESS = 'https://example.org/terms';

/** What the device was asked to say. */
let said: {text: string; onend: () => void}[] = [];
let voices: {lang: string}[] = [];
const heard = () => said.at(-1)!;
const engine = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: (utterance: (typeof said)[number]) => void said.push(utterance),
  cancel: jest.fn(),
});
const find = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name);
const marked = () => document.querySelector('[data-reading]')?.textContent;

beforeAll(() => {
  Object.assign(window, {
    speechSynthesis: engine,
    SpeechSynthesisUtterance: class {
      constructor(public text: string) {}
    },
    matchMedia: () => ({matches: true}),
  });
  Element.prototype.scrollIntoView = jest.fn();
  const texts = parse(readFileSync('src/data/pages/share.yml', 'utf8')) as Record<
    string,
    {en: string}
  >;
  const words = Object.fromEntries(
    Object.entries(texts).map(([id, {en}]) => [id, en]),
  ) as unknown as Words;
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<link rel="canonical" href="${ADDRESS}">`;
  start({sheet: '/share.css', languages: {en: {base: '/', digits: '0123456789', words}}});
});

beforeEach(() => {
  dispatchEvent(new Event('pagechange'));
  said = [];
  voices = [{lang: 'en_US'}];
  engine.cancel.mockClear();
  document.body.innerHTML = `<main><h1>Terms<a class="no-print">ने</a></h1>
    <div class="no-print"><details open><summary data-load="share" aria-busy="true">Share</summary><div><div></div></div></details></div>
    <p>One. Two!</p><p lang="ne">नमस्ते।</p><p class="no-print">Link</p><p>Three</p>
    <button data-load="share">Print</button></main>`;
});

const openMenu = () => document.querySelector('summary')!.click();

describe('reading aloud', () => {
  test('is offered once a voice for the language of the page is there', () => {
    voices = [{lang: 'new-NP'}, {lang: 'ne-NP'}];
    openMenu();
    expect(document.querySelector('summary')!.hasAttribute('aria-busy')).toBe(false);
    expect(find('Listen')).toBeUndefined();
    voices = [{lang: 'en-IN'}];
    engine.dispatchEvent(new Event('voiceschanged'));
    expect(find('Listen')).toBeDefined();
  });

  test('reads a sentence at a time and marks its block, without what has no voice', () => {
    openMenu();
    find('Listen')!.click();
    const read: unknown[] = [];
    while (find('Pause') && read.length < 9) {
      read.push([marked(), heard().text.trim()]);
      heard().onend();
    }
    expect(read).toEqual([
      ['Termsने', 'Terms'],
      ['One. Two!', 'One.'],
      ['One. Two!', 'Two!'],
      ['Three', 'Three'],
    ]);
    expect(marked()).toBeUndefined();
  });

  test('goes on with the sentence after a pause, and is silent when the page is left', () => {
    openMenu();
    find('Listen')!.click();
    const first = heard();
    find('Pause')!.click();
    expect(engine.cancel).toHaveBeenCalled();
    // Some engines end what is cancelled.
    first.onend();
    expect(said).toHaveLength(1);
    find('Continue')!.click();
    expect(said.map(({text}) => text)).toEqual(['Terms', 'Terms']);
    engine.cancel.mockClear();
    dispatchEvent(new Event('pagehide'));
    expect(engine.cancel).toHaveBeenCalled();
    expect([find('Pause'), marked()]).toEqual([undefined, undefined]);
  });
});

test('prints with what was folded open, and folds it again', () => {
  const details = document.querySelector('details')!;
  details.open = false;
  window.print = jest.fn(() => (details.open = true));
  find('Print')!.click();
  expect(window.print).toHaveBeenCalled();
  dispatchEvent(new Event('afterprint'));
  expect(details.open).toBe(false);
});
