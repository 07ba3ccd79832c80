/* What the buttons and keys of a text box do to its source. */
import type {EditorState} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';

/** Puts a text in the place of another one, with the caret after it, as if it were typed. */
export function putText(
  view: EditorView,
  insert: string,
  {from, to}: {from: number; to: number} = view.state.selection.main,
): void {
  view.dispatch({
    changes: {from, to, insert},
    selection: {anchor: from + insert.length},
    userEvent: 'input',
    scrollIntoView: true,
  });
  view.focus();
}

/** What is selected, otherwise the word at the caret. */
function chosen(state: EditorState): {from: number; to: number} {
  const {main} = state.selection;
  return main.empty ? (state.wordAt(main.head) ?? main) : main;
}

/** Makes the chosen words bold (`**`) or italic (`*`), or plain when they are that already. */
export function toggleMark(view: EditorView, mark: '*' | '**'): void {
  const {state} = view;
  const {from, to} = chosen(state);
  const before = /\**$/.exec(state.sliceDoc(0, from))![0].length;
  const after = /^\**/.exec(state.sliceDoc(to))![0].length;
  const stars = Math.min(before, after);
  const isMarked = mark === '**' ? stars >= 2 : stars % 2 === 1;
  const by = isMarked ? -mark.length : mark.length;
  const insert = isMarked ? '' : mark;
  view.dispatch({
    changes: [
      {from: Math.min(from, from + by), to: from, insert},
      {from: to, to: Math.max(to, to - by), insert},
    ],
    selection: {anchor: from + by, head: to + by},
    userEvent: 'input',
  });
  view.focus();
}

export function linkAt({selection, doc}: EditorState) {
  const {head} = selection.main;
  const line = doc.lineAt(head);
  return [...line.text.matchAll(/\[([^\]]*)\]\([^()\s]*\)/g)]
    .map(({0: all, 1: words = '', index}) => {
      const from = line.from + index;
      return {from, to: from + all.length, words};
    })
    .find(({from, to}) => from <= head && head <= to);
}

/** Lets the chosen words, or the link at the caret, lead to an address; empty: nowhere. @param name words, where none are chosen */
export function setLink(view: EditorView, address: string, name: string): void {
  const {state} = view;
  const link = linkAt(state);
  const range = link ?? chosen(state);
  const words = link?.words ?? (state.sliceDoc(range.from, range.to) || name);
  putText(view, address === '' ? words : `[${words}](${address})`, range);
}
