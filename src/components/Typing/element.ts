import {keyOf} from 'nepali-text/keys';
import {SiteElement} from 'site-elements/element';
import {loadModule} from 'site-elements/loadModule';
import {readStored, store} from 'site-elements/storage';
import type * as Preeti from './preeti.lazy';
import type * as Typing from './typing.lazy';

/** The key in the storage of the tab that is present while Nepali is typed with English letters. */
const KEY = 'type-nepali';

/** A paste that may be Preeti, which types signs with these keys. */
const MAY_BE_PREETI = /[A-Za-z;/][\]{}|\\[;'"/]|[\]{}|\\;'"/][A-Za-z]/;

interface Conversion {
  readonly start: number;
  /** One word or several, with the space behind them. */
  readonly typed: string;
  /** The text that replaced it. */
  readonly text: string;
}

/** A word with the space behind it. */
const ENDED = /\S+(?=\s)/g;
/** The last word, too. */
const ALL = /\S+/g;

let isOn = readStored(KEY).on !== undefined;
let typeNepali: typeof Typing.typeNepali | undefined;
/** The switch of the box that had the focus last. */
let shownSwitch: HTMLElement | undefined;
/** Words that were restored once: they are not converted again. */
const keptWords = new Set<string>();

/**
 * A box for words with a switch, which is shown at the box that has the focus. While it is on, each word
 * becomes Nepali at the space behind it or when the box is left; Backspace right after that gives back
 * what was typed. It looks at the text before the caret, because a keyboard on the screen says nothing
 * about single keys, and a dictated sentence comes at once. A text in Preeti that was pasted can become Unicode.
 */
export default class SiteTyping extends SiteElement {
  #last?: Conversion;
  /** Whether a word may wait for its end. */
  #isOpen = false;
  #isReplacing = false;
  /** The pasted text in Preeti. */
  #pasted = '';

  connectedCallback(): void {
    this.listen('mousedown click focusin focusout keydown input compositionend paste');
    if (this.contains(document.activeElement)) this.#showSwitch();
  }

  handleEvent(event: Event): void {
    const {type, target} = event;
    const pressed = (target as Element).closest('button');
    if (pressed && type === 'mousedown') {
      // The focus, and with it a keyboard on the screen, stays in the box.
      event.preventDefault();
    } else if (pressed && type === 'click') {
      if (pressed === this.#switch) void this.#toggle();
      else void this.#convertPasted();
    } else if (target !== this.#field) return;
    else if (type === 'focusin') this.#showSwitch();
    else if (type === 'input') this.#read(event as InputEvent);
    // A keyboard on the screen may end a word and type its space in one event.
    else if (type === 'compositionend')
      this.#convert(ENDED, (event as CompositionEvent).data.length || 1);
    else if (type === 'paste') {
      const text = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
      if (MAY_BE_PREETI.test(text))
        this.#offerUnicode(text.replace(/\r\n?/g, '\n')).catch(() => undefined);
    } else if (type === 'focusout' || keyOf(event as KeyboardEvent) === 'Enter') {
      // Before the form reads the value.
      if (this.#isOpen) this.#convert(ALL, 0);
    }
  }

  #showSwitch(): void {
    if (shownSwitch) shownSwitch.hidden = true;
    shownSwitch = this.#switch;
    shownSwitch.hidden = false;
    void this.#load();
  }

  async #toggle(): Promise<void> {
    isOn = !isOn;
    this.#isOpen = false;
    store(KEY, isOn ? {on: 'on'} : {});
    document.documentElement.dataset.elements = await this.#load();
  }

  /** Loads the module that types Nepali, when it is switched on. */
  async #load(): Promise<'ready' | 'failed'> {
    const toggle = this.#switch;
    let result: 'ready' | 'failed' = 'ready';
    if (isOn && !typeNepali) {
      toggle.setAttribute('aria-busy', 'true');
      try {
        ({typeNepali} = await loadModule<typeof Typing>('typing'));
      } catch {
        isOn = false;
        result = 'failed';
      }
      toggle.removeAttribute('aria-busy');
    }
    toggle.setAttribute('aria-pressed', String(isOn));
    // A capital letter types another Nepali letter.
    this.#field.autocapitalize = isOn ? 'none' : '';
    return result;
  }

  #read({inputType = '', isComposing, data}: InputEvent): void {
    if (this.#pasted && !this.#field.value.includes(this.#pasted)) this.#hideOffer();
    if (this.#isReplacing || isComposing) return;
    const before = this.#last;
    this.#last = undefined;
    if (before && inputType === 'deleteContentBackward') this.#takeBack(before);
    else if (inputType === 'historyUndo') this.#leaveSelection(before);
    else if (/^insert(?!FromPaste|Replacement)/.test(inputType))
      // A line break has no data.
      this.#convert(ENDED, data?.length || 1);
  }

  /** @param length of what came before the caret at once; its first word may have begun earlier */
  #convert(words: RegExp, length: number): void {
    const nepaliOf = typeNepali;
    if (!isOn || !nepaliOf) return;
    this.#isOpen = true;
    const {selectionStart: caret, selectionEnd, value} = this.#field;
    if (caret === null || caret !== selectionEnd) return;
    const start = value.slice(0, Math.max(0, caret - length)).search(/\S*$/);
    const typed = value.slice(start, caret);
    const text = typed.replace(words, (word) => (keptWords.has(word) ? word : nepaliOf(word)));
    if (text === typed) return;
    this.#replace(start, caret, text);
    this.#last = {start, typed, text};
  }

  #keepWords = ({typed}: Conversion) => typed.match(ALL)?.forEach((word) => keptWords.add(word));

  /** Undo selects the restored text in some browsers, and the next letter would replace it. */
  #leaveSelection(undone?: Conversion): void {
    if (undone) this.#keepWords(undone);
    const field = this.#field;
    setTimeout(() => {
      const end = field.selectionEnd;
      if (isOn) field.setSelectionRange(end, end);
    });
  }

  /** Restores what was typed; Backspace has already deleted one letter or sign of the conversion. */
  #takeBack(conversion: Conversion): void {
    const {start, typed, text} = conversion;
    const caret = this.#field.selectionStart ?? 0;
    const left = this.#field.value.slice(start, caret);
    if (!left || !text.startsWith(left)) return;
    this.#keepWords(conversion);
    this.#replace(start, caret, typed);
  }

  /**
   * Replaces text so that Ctrl+Z can undo it; not where the field has no focus, and not in Firefox before version 89,
   * whose `execCommand` does nothing in a field.
   */
  #replace(start: number, end: number, text: string): void {
    const field = this.#field;
    this.#isReplacing = true;
    field.setSelectionRange(start, end);
    if (document.activeElement !== field || !document.execCommand('insertText', false, text)) {
      field.setRangeText(text, start, end, 'end');
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    this.#isReplacing = false;
  }

  async #offerUnicode(text: string): Promise<void> {
    // The pasted text is in the box after this event.
    const {looksLikePreeti} = await loadModule<typeof Preeti>('preeti');
    if (!this.#field.value.includes(text) || !looksLikePreeti(text)) return;
    this.#pasted = text;
    const offer = this.#offer;
    offer.hidden = false;
    // Text that is put into a live region is read out.
    offer.firstElementChild!.textContent = offer.dataset.question!;
  }

  #hideOffer(): void {
    this.#pasted = '';
    this.#offer.hidden = true;
    this.#offer.firstElementChild!.textContent = '';
  }

  async #convertPasted(): Promise<void> {
    const text = this.#pasted;
    const {preetiToUnicode} = await loadModule<typeof Preeti>('preeti');
    const from = this.#field.value.indexOf(text);
    this.#field.focus();
    if (from >= 0) this.#replace(from, from + text.length, preetiToUnicode(text));
  }

  get #field() {
    return this.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
  }

  get #switch() {
    return this.querySelector<HTMLElement>('[aria-pressed]')!;
  }

  get #offer() {
    return this.querySelector<HTMLElement>('[data-question]')!;
  }
}
