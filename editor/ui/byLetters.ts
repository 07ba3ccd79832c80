/* Movement and deletion as in the text boxes of browsers, where a conjunct is one letter; CodeMirror knows none. */
import {deleteCharBackward, deleteCharForward, selectCharForward} from '@codemirror/commands';
import {EditorState, findClusterBreak, type Text} from '@codemirror/state';
import {type Command, keymap} from '@codemirror/view';
import {isInConjunct} from 'nepali-text/characters';

function outOfConjunct(doc: Text, at: number, isForward: boolean): number {
  const {from, text} = doc.lineAt(at);
  let place = at - from;
  while (isInConjunct(text, place)) place = findClusterBreak(text, place, isForward);
  return from + place;
}

/** However the caret moves: by a key or to where somebody presses. */
const selectLetters = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.isUserEvent('select')) return transaction;
  const {anchor, head, assoc, empty} = transaction.newSelection.main;
  const place = (at: number, isForward: boolean) =>
    outOfConjunct(transaction.newDoc, at, isForward);
  // The caret belongs to what it has moved over, or to what was pressed.
  const moved = place(head, assoc <= 0);
  const start = empty ? moved : place(anchor, anchor > head);
  if (moved === head && start === anchor) return transaction;
  return [transaction, {selection: {anchor: start, head: moved}}];
});

const deleteLetter: Command = (view) => {
  if (view.state.selection.main.empty) selectCharForward(view);
  return deleteCharForward(view);
};

/** Before the caret, one sign after the other: CodeMirror takes the halanta together with a joiner. */
const deleteSign: Command = (view) => {
  const {empty, from} = view.state.selection.main;
  const isSign = /[\u0900-\u097f\u200c\u200d]/.test(view.state.sliceDoc(from - 1, from));
  if (!empty || !isSign) return deleteCharBackward(view);
  view.dispatch({
    changes: {from: from - 1, to: from},
    userEvent: 'delete.backward',
    scrollIntoView: true,
  });
  return true;
};

export const byLetters = [
  selectLetters,
  keymap.of([
    {key: 'Delete', run: deleteLetter},
    {mac: 'Ctrl-d', run: deleteLetter},
    {key: 'Backspace', run: deleteSign, shift: deleteSign},
    {mac: 'Ctrl-h', run: deleteSign},
  ]),
];
