/** @jest-environment jsdom */
import {standardKeymap} from '@codemirror/commands';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap, runScopeHandlers} from '@codemirror/view';
import {byLetters} from '../ui/byLetters';

/** What is left, or where the caret is, after each press of a key until nothing changes. */
function press(key: string, doc: string): (number | string)[] {
  const isForward = key === 'ArrowRight' || key === 'Delete';
  const view = new EditorView({
    state: EditorState.create({
      doc,
      selection: {anchor: isForward ? 0 : doc.length},
      extensions: [byLetters, keymap.of(standardKeymap)],
    }),
    parent: document.body,
  });
  const now = () =>
    key.startsWith('Arrow') ? view.state.selection.main.head : view.state.doc.toString();
  const steps = [];
  for (let before; before !== now(); steps.push(now())) {
    before = now();
    runScopeHandlers(view, new KeyboardEvent('keydown', {key}), 'editor');
  }
  return steps.slice(0, -1);
}

// As in a text box of Chromium; र्‍यो is one letter there only in other browsers, and by Unicode.
it.each`
  text            | rights          | lefts
  ${'क्षे'}         | ${[4]}          | ${[0]}
  ${'राष्ट्रिय'}    | ${[2, 8, 9]}    | ${[8, 2, 0]}
  ${'कार्यक्रम'}    | ${[2, 5, 8, 9]} | ${[8, 5, 2, 0]}
  ${'फ़्रेम'}        | ${[5, 6]}       | ${[5, 0]}
  ${'गर्‍यो'}      | ${[1, 6]}       | ${[1, 0]}
  ${'क्\u200cष'}   | ${[3, 4]}       | ${[3, 0]}
  ${'पाँच'}        | ${[3, 4]}       | ${[3, 0]}
  ${'क् ख'}        | ${[2, 3, 4]}    | ${[3, 2, 0]}
  ${'e\u0301a🇳🇵'} | ${[2, 3, 7]}    | ${[3, 2, 0]}
`('the arrows and Delete go by the letters of $text', ({text, rights, lefts}) => {
  expect(press('ArrowRight', text)).toEqual(rights);
  expect(press('ArrowLeft', text)).toEqual(lefts);
  expect(press('Delete', text)).toEqual(rights.map((at: number) => text.slice(at)));
});

it.each(['क्षे', 'गर्‍यो', 'र्‍', 'फ़्रेम'])('Backspace takes one sign of %s after the other', (text) => {
  const left = Array.from(text, (_, index) => text.slice(0, text.length - index - 1));
  expect(press('Backspace', text)).toEqual(left);
});

it('Backspace takes an emoji whole', () => {
  expect(press('Backspace', 'क👨‍👩‍👧')).toEqual(['क', '']);
});
