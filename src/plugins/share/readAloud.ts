import {blocksOf} from '../../lib/blocks';
import {element} from '../on-demand/browser';
import type {Words} from './share';

/** What is not read: links around the text, what is folded, and what other scripts have added. */
const SKIPPED = 'nav, [data-twin], details:not([open]) > :not(summary)';
const SILENT = '.no-print, .visually-hidden';

/** What covers the text, in CSS pixels: the header above, the buttons below. */
const HEADER = 86;
const BUTTONS = 80;

/** Some engines stop after a quarter of a minute, so they get a sentence at a time. */
const SENTENCE = /[^.?!।]+[.?!।]*/g;

/** "ne" for "ne-NP", and for "ne_NP" as Android writes it. */
const language = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

function textOf(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(SILENT).forEach((part) => part.remove());
  return copy.textContent;
}

function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const wanted = language(tag);
  return speechSynthesis.getVoices().find(({lang}) => language(lang) === wanted);
}

/** Calls `show` when the device has a voice for the language of the page, now or once its voices have loaded. */
export function whenVoiceIsThere(show: () => void): void {
  if (!('speechSynthesis' in window)) return;
  const {lang} = document.documentElement;
  if (voiceFor(lang)) return show();
  const look = () => voiceFor(lang) && show();
  speechSynthesis.addEventListener('voiceschanged', look, {once: true});
}

let stopLast: (() => void) | undefined;

/**
 * Reads the page from its heading on, marks the paragraph that is read with `data-reading`, and shows two
 * buttons. A text in another language is read in that language, or skipped without a voice for it.
 *
 * @param opener gets the focus when the reader stops it
 */
export function readAloud(words: Words, opener: HTMLElement): void {
  stopLast?.();
  const blocks = [...blocksOf(document.querySelector('main')!).values()].filter(
    (block) => !block.closest(`${SKIPPED}, ${SILENT}`),
  );
  let index = 0;
  let sentence = 0;
  /** Undefined while it pauses. */
  let spoken: SpeechSynthesisUtterance | undefined;

  const pause = element('button', {type: 'button'}, words.pause);
  const stop = element('button', {type: 'button'}, words.stop);
  const bar = element(
    'div',
    {class: 'share-reading no-print', role: 'group', 'aria-label': words.listen},
    pause,
    stop,
  );
  pause.onclick = () => {
    const isPausing = spoken !== undefined;
    pause.textContent = isPausing ? words.resume : words.pause;
    // Android cannot pause: the sentence is read again.
    if (isPausing) silence();
    else speak();
  };
  stop.onclick = () => {
    end();
    opener.focus();
  };
  document.body.append(bar);
  pause.focus();
  addEventListener('pagehide', end);
  addEventListener('pagechange', end);
  stopLast = end;
  speak();

  function speak(): void {
    const block = blocks[index];
    if (!block) return end();
    const voice = voiceFor(block.closest<HTMLElement>('[lang]')!.lang);
    const text = voice && textOf(block).match(SENTENCE)?.[sentence];
    if (!text) {
      index += 1;
      sentence = 0;
      return speak();
    }
    mark(block);
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {voice, lang: voice.lang});
    utterance.onend = () => {
      if (utterance !== spoken) return;
      sentence += 1;
      speak();
    };
    utterance.onerror = () => utterance === spoken && end();
    spoken = utterance;
    speechSynthesis.speak(utterance);
  }

  function mark(block: HTMLElement): void {
    if ('reading' in block.dataset) return;
    unmark();
    block.dataset.reading = '';
    const {top, bottom} = block.getBoundingClientRect();
    if (top >= HEADER && bottom <= innerHeight - BUTTONS) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block.scrollIntoView({block: 'center', behavior: isStill ? 'auto' : 'smooth'});
  }

  function unmark(): void {
    document.querySelector<HTMLElement>('[data-reading]')?.removeAttribute('data-reading');
  }

  function silence(): void {
    spoken = undefined;
    speechSynthesis.cancel();
  }

  function end(): void {
    silence();
    unmark();
    bar.remove();
    removeEventListener('pagehide', end);
    removeEventListener('pagechange', end);
  }
}
