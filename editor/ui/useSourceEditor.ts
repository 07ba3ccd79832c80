import {type RefObject, useLayoutEffect, useRef} from 'react';
import {history, historyKeymap, standardKeymap} from '@codemirror/commands';
import {Compartment, EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {byLetters} from './byLetters';
import {drawSource, sourceMarks, sourceOf, type SourceSyntax} from './sourceMarks';
import styles from './textBox.module.css';

interface SourceEditorOptions extends SourceSyntax {
  value: string;
  onChange: (value: string) => void;
  /** Of the element that is typed into. */
  attributes: Readonly<Record<string, string>>;
  /** A text without line breaks. */
  isOneLine: boolean;
  /** What keys do, by the names that CodeMirror gives them: "Mod-b". */
  keys: Readonly<Record<string, () => void>>;
  /** What a pasted or dropped text becomes, from what is before and after the place where it goes. */
  clean: (text: string, around: readonly [string, string], source: PasteSource) => string;
}

/** Whether what is pasted is HTML, or was copied from a box. */
type PasteSource = 'html' | 'text' | 'own';

/** What was copied from a box last. */
let copied: string | undefined;

/** What may change while the box is on the screen. */
const look = new Compartment();

/** What opens the boxes that are not open yet, by their elements. */
const closed = new WeakMap<Element, () => void>();

/** Safari opens them in tasks of their own. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const watcher = new IntersectionObserver(
  (boxes) => {
    for (const {isIntersecting, target} of boxes)
      if (isIntersecting) whenIdle(() => closed.get(target)?.());
  },
  {rootMargin: '50%', scrollMargin: '50%'},
);

/**
 * CodeMirror for one text, whose source stays as it is typed. Until the box comes near or is used, it is only drawn:
 * to make a hundred of CodeMirror at once takes seconds on a slow computer.
 *
 * @returns `parent`: of the element that the editor is put into
 */
export function useSourceEditor(options: SourceEditorOptions) {
  const {value, attributes, syntax, insertions} = options;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const attributesKey = JSON.stringify(attributes);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const box = parent.current!;
    const onPress = (event: MouseEvent) => {
      // The element that is pressed goes.
      event.preventDefault();
      const {contentDOM} = open();
      contentDOM.dispatchEvent(new MouseEvent(event.type, event));
    };
    // Whoever gives it the focus may select something next.
    const onFocus = () => setTimeout(() => closed.get(box)?.());
    const stop = () => {
      closed.delete(box);
      watcher.unobserve(box);
      box.removeEventListener('mousedown', onPress, true);
      box.removeEventListener('focusin', onFocus);
    };
    const open = () => {
      stop();
      const {text, isFocused, selection} = stateOfPlain(box.firstElementChild!);
      box.replaceChildren();
      const opened = new EditorView({state: stateOf(latest), parent: box});
      view.current = opened;
      const isTyped = text !== latest.current.value;
      opened.dispatch({
        ...(isTyped && {changes: {from: 0, to: opened.state.doc.length, insert: text}}),
        ...(isFocused && {selection}),
      });
      if (isFocused) opened.focus();
      return opened;
    };
    box.addEventListener('mousedown', onPress, true);
    box.addEventListener('focusin', onFocus);
    closed.set(box, open);
    watcher.observe(box);
    return () => {
      stop();
      view.current?.destroy();
      view.current = null;
    };
  }, []);
  // Another text than the one that was typed, as after a reload: there is nothing to undo in it.
  useLayoutEffect(() => {
    if (view.current && view.current.state.doc.toString() !== value)
      view.current.setState(stateOf(latest));
  }, [value]);
  useLayoutEffect(() => {
    if (!view.current) parent.current?.replaceChildren(plainText(latest.current));
  }, [value, attributesKey, syntax, insertions]);
  useLayoutEffect(() => {
    view.current?.dispatch({effects: look.reconfigure(lookOf(latest.current))});
  }, [attributesKey, syntax, insertions]);
  return {parent, view};
}

/** What is typed into it before it is CodeMirror is kept. */
function plainText({value, attributes, ...syntax}: SourceEditorOptions): HTMLElement {
  const plain = document.createElement('div');
  plain.append(...drawSource(value, syntax));
  const editable = {class: styles.plain!, role: 'textbox', contenteditable: 'plaintext-only'};
  for (const [name, set] of Object.entries({...editable, ...attributes}))
    plain.setAttribute(name, set);
  return plain;
}

function stateOfPlain(plain: Element) {
  const parts = [...plain.childNodes];
  // A line of what came in at once, as from dictation, has an element of its own.
  const breakBefore = ({nodeName, previousSibling}: Node) =>
    nodeName === 'DIV' && previousSibling ? '\n' : '';
  const textOf = (some: readonly Node[]) =>
    some.map((part) => breakBefore(part) + sourceOf(part)).join('');
  const text = textOf(parts);
  const {anchorNode, anchorOffset = 0, focusNode, focusOffset = 0} = getSelection() ?? {};
  // Of the element it counts the parts; in a value, the caret is before it.
  const at = (node: Node | null | undefined, offset: number) => {
    if (node === plain) return textOf(parts.slice(0, offset)).length;
    const index = parts.findIndex((part) => part.contains(node ?? null));
    const part = parts[index];
    if (!part) return 0;
    const inside = sourceOf(part) === part.textContent ? offset : 0;
    return textOf(parts.slice(0, index)).length + breakBefore(part).length + inside;
  };
  const selection = {anchor: at(anchorNode, anchorOffset), head: at(focusNode, focusOffset)};
  return {text, isFocused: plain === document.activeElement, selection};
}

const lookOf = ({attributes, isOneLine, ...syntax}: SourceEditorOptions) => [
  EditorView.contentAttributes.of(attributes),
  sourceMarks(syntax, !isOneLine),
];

function stateOf(latest: RefObject<SourceEditorOptions>): EditorState {
  const {value, isOneLine, keys} = latest.current;
  const clean = (text: string, {selection: {main}, doc}: EditorState, source: PasteSource) =>
    latest.current.clean(text, [doc.sliceString(0, main.from), doc.sliceString(main.to)], source);
  const press = (key: string) => {
    latest.current.keys[key]?.();
    return true;
  };
  return EditorState.create({
    doc: value,
    extensions: [
      look.of(lookOf(latest.current)),
      keymap.of(Object.keys(keys).map((key) => ({key, run: () => press(key)}))),
      byLetters,
      keymap.of([...historyKeymap, ...standardKeymap]),
      history(),
      EditorView.lineWrapping,
      EditorView.cspNonce.of(nonce()),
      EditorView.clipboardOutputFilter.of((text) => (copied = text)),
      EditorView.clipboardInputFilter.of((text, state) =>
        clean(text, state, text === copied ? 'own' : 'text'),
      ),
      EditorView.domEventHandlers({
        paste(event, view) {
          const html =
            latest.current.syntax === 'page' && event.clipboardData?.getData('text/html');
          if (!html) return false;
          event.preventDefault();
          const insert = view.state.replaceSelection(clean(html, view.state, 'html'));
          view.dispatch(insert, {userEvent: 'input.paste', scrollIntoView: true});
          return true;
        },
      }),
      EditorView.updateListener.of(({docChanged, state}) => {
        if (docChanged) latest.current.onChange(state.doc.toString());
      }),
      isOneLine ? withoutLineBreaks : [],
    ],
  });
}

/** However a line break gets in: by a drop, or from a keyboard on a screen. */
const withoutLineBreaks = EditorState.transactionFilter.of((transaction) => {
  if (transaction.newDoc.lines === 1) return transaction;
  const breaks = transaction.newDoc.toString().matchAll(/\s*\n\s*/g);
  const changes = Array.from(breaks, ({0: {length}, index: from}) => ({
    from,
    to: from + length,
    insert: ' ',
  }));
  return [transaction, {changes, sequential: true}];
});

/** Of the sheets that CodeMirror makes: see server/page.ts. */
const nonce = () => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';
