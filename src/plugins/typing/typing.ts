import type {Data} from '../../collections';
import {typeNepali} from './typeNepali';
import {element, sheetLoader} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {type Field, fieldOf, keepBeside, replaceText} from './fields';

/** In the storage of the tab; there while Nepali is typed with English letters. */
const KEY = 'type-nepali';

/** A paste that may be Preeti, which types signs with these keys. */
const MAY_BE_PREETI = /[A-Za-z;/][\]{}|\\[;'"/]|[\]{}|\\;'"/][A-Za-z]/;

interface Conversion {
  readonly field: Field;
  readonly start: number;
  readonly typed: string;
  /** What is in its place, with the space behind it. */
  readonly text: string;
}

/**
 * A switch at the box for words that has the focus, in forms with `data-load="typing"`. While it is on, each
 * word becomes Nepali at the space behind it or when the box is left; Backspace right after that gives back
 * what was typed. It looks at the text before the caret, because a keyboard on the screen says nothing
 * about single keys.
 */
export function start({sheet, languages}: Settings<Data<'pages/typing'>>): void {
  const {words} = languages[document.documentElement.lang]!;
  const loadSheet = sheetLoader(sheet);
  let isOn = read() !== null;
  let last: Conversion | undefined;
  /** Where a word may wait for its end. */
  let open: Field | undefined;
  /** What was taken back is meant as it is. */
  const kept = new Set<string>();
  let isReplacing = false;
  let shown: Field | undefined;
  let hide = (): void => undefined;

  const button = element(
    'button',
    {
      type: 'button',
      'data-typing': '',
      title: words.switch,
      'aria-label': `${words.switch}: namaste › नमस्ते`,
    },
    'namaste › ',
    element('span', {lang: 'ne'}, 'नमस्ते'),
  );
  button.addEventListener('click', () => {
    isOn = !isOn;
    open = undefined;
    showState();
    write();
  });
  // The focus, and with it a keyboard on the screen, stays in the box.
  button.addEventListener('mousedown', (event) => event.preventDefault());

  addEventListener('focusin', (event) => show(fieldOf(event)));
  addEventListener('focusout', (event) => {
    if (event.target === open) convert(open, /(\S+)()$/);
  });
  addEventListener(
    'keydown',
    (event) => {
      // Before the form sees it.
      const field = fieldOf(event);
      if (event.key === 'Enter' && !event.isComposing && field === open) convert(field, /(\S+)()$/);
    },
    {capture: true},
  );
  addEventListener('input', (event) => {
    const field = fieldOf(event);
    const {inputType = '', isComposing} = event as InputEvent;
    if (!field || isReplacing || isComposing) return;
    const before = last;
    last = undefined;
    if (before?.field === field && inputType === 'deleteContentBackward') takeBack(before);
    else if (inputType === 'historyUndo') leaveSelection(field, before);
    else if (/^insert(?!FromPaste|Replacement)/.test(inputType)) convert(field, /(\S+)(\s)$/);
  });
  // A keyboard on the screen may end a word and type its space at once.
  addEventListener('compositionend', (event) => convert(fieldOf(event), /(\S+)(\s)$/));
  addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (fieldOf(event) && MAY_BE_PREETI.test(pasted)) loadPreeti();
  });

  document
    .querySelectorAll('form[data-load=typing]')
    .forEach((form) => form.removeAttribute('aria-busy'));
  document.activeElement?.dispatchEvent(new Event('focusin', {bubbles: true}));

  function show(field?: Field): void {
    if (!field || field === shown) return;
    shown = field;
    hide();
    showState();
    void loadSheet().then((isStyled) => {
      if (!isStyled || shown !== field) return;
      hide = keepBeside(field, button, () => {
        field.before(button);
        button.parentElement!.dataset.typingField = '';
      });
    });
  }

  function showState(): void {
    button.setAttribute('aria-pressed', String(isOn));
    // A capital is another letter.
    if (shown) shown.autocapitalize = isOn ? 'none' : '';
  }

  function convert(field: Field | undefined, pattern: RegExp): void {
    if (!field || !isOn) return;
    open = field;
    const caret = field.selectionStart;
    const [, typed = '', space = ''] = pattern.exec(field.value.slice(0, caret ?? 0)) ?? [];
    const text = typeNepali(typed);
    if (caret === null || caret !== field.selectionEnd || text === typed || kept.has(typed)) return;
    const start = caret - space.length - typed.length;
    replace(field, start, caret, text + space);
    last = {field, start, typed, text: text + space};
  }

  /** A browser selects what it has brought back, and the next letter would replace it. */
  function leaveSelection(field: Field, undone?: Conversion): void {
    if (undone) kept.add(undone.typed);
    setTimeout(() => {
      const end = field.selectionEnd;
      if (isOn) field.setSelectionRange(end, end);
    });
  }

  /** One letter or sign of it is gone already. */
  function takeBack({field, start, typed, text}: Conversion): void {
    const caret = field.selectionStart ?? 0;
    const left = field.value.slice(start, caret);
    if (!left || !text.startsWith(left)) return;
    kept.add(typed);
    replace(field, start, caret, typed + (/\s$/.exec(text)?.[0] ?? ''));
  }

  function replace(field: Field, start: number, end: number, text: string): void {
    isReplacing = true;
    replaceText(field, start, end, text);
    isReplacing = false;
  }

  function read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function write(): void {
    try {
      if (isOn) sessionStorage.setItem(KEY, '');
      else sessionStorage.removeItem(KEY);
    } catch {
      // It lasts for this page.
    }
  }
}

/** The address of this script, which is known only while it runs for the first time. */
const own = (document.currentScript as HTMLScriptElement | null)?.src ?? '';
let isAsked = false;

/** Once; it finds what was pasted in the box. */
function loadPreeti(): void {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.src = own.replace('/typing.', '/preeti.');
  script.onerror = () => (isAsked = false);
  document.head.append(script);
}
