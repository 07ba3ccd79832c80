import {type DragEvent, type KeyboardEvent, useState} from 'react';
import {type Locale, locales} from 'nepali-text/locale';
import {keyOf} from 'nepali-text/keys';
import type {BlockPair, NewBlock, PageModel, ShownProblem, TextEdit} from '../../types';
import type {ViewEdits} from '../useViewEdits';
import {useWords, wordIn} from '../words';
import {rowName} from './blocks';
import {changeEdits, moveEdits, type NewPlace, placeAt, placeBeside} from './structure';

/** The block that is dragged: a browser says what it is only when it is dropped. */
let dragged: BlockPair | undefined;

const KEYS: Readonly<Record<string, 'up' | 'down'>> = {ArrowUp: 'up', ArrowDown: 'down'};

export type PartChanges = ReturnType<typeof usePartChanges>;

/** Moving and changing a part of a page as a whole, in both languages, each saved as one step. */
export function usePartChanges(block: BlockPair | undefined, model: PageModel, editor: ViewEdits) {
  const words = useWords();
  const {say} = words;
  const [refused, setRefused] = useState<readonly ShownProblem[]>([]);
  const [dropSide, setDropSide] = useState<'above' | 'below'>();

  async function save(edits: readonly TextEdit[], step: string, of: BlockPair, at = of.at) {
    const {activeElement} = document;
    const language = activeElement?.closest<HTMLElement>('[lang]')?.lang;
    const isInMenu = activeElement?.closest('details');
    const action = !isInMenu && activeElement?.getAttribute('data-action');
    const label = say(`page.steps.${step}`, {page: model.route, name: rowName(of, words)});
    setRefused((await editor.save(edits, label)) ?? []);
    // When it is drawn.
    setTimeout(() => {
      const row = document.querySelector(`[data-at="${at.join('.')}"]`);
      const box = row?.querySelector<HTMLElement>(`[role=textbox]:lang(${language || 'en'})`);
      (row?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? box)?.focus();
    });
  }
  const move = (place: NewPlace, of = block!) => {
    const at = [...of.at];
    at[place.path.length - 1] = place.to;
    return save(moveEdits(model, place), 'move', of, at);
  };
  const steps = (['up', 'down'] as const).flatMap((by) => {
    const place = block && placeBeside(block, by === 'up' ? -1 : 1);
    return place ? {by, place} : [];
  });
  const dropPlace = () => block && dragged && placeAt(dragged, block);
  const handlers = {
    'data-drop': dropSide,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps.find(({by}) => event.altKey && by === KEYS[keyOf(event.nativeEvent)]);
      if (!step || event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      void move(step.place);
    },
    onDragOver(event: DragEvent) {
      const place = dropPlace();
      if (!place) return;
      event.preventDefault();
      setDropSide(place.to < (place.path.at(-1) ?? 0) ? 'above' : 'below');
    },
    onDragLeave: () => setDropSide(undefined),
    onDrop(event: DragEvent) {
      const place = dropPlace();
      setDropSide(undefined);
      if (!place) return;
      event.preventDefault();
      void move(place, dragged);
    },
  };
  return {
    refused,
    steps,
    move,
    handlers,
    canDrag: (block?.moves.length ?? 0) > 0,
    onDragStart(event: DragEvent) {
      dragged = block;
      event.dataTransfer.effectAllowed = 'move';
    },
    become: (blocksIn: (locale: Locale) => readonly NewBlock[]) =>
      save(changeEdits(model, block!, blocksIn), 'change', block!),
    addTable() {
      const edits = locales.map((locale): TextEdit => {
        const names = [1, 2].map((number) => wordIn(locale, 'page.column', {number}));
        const value: NewBlock[] = [{type: 'table', rows: [names, ['', '']]}];
        const index = (block!.indexes[locale] ?? 0) + 1;
        return {kind: 'insert', file: model.files[locale].file, index, value};
      });
      return save(edits, 'change', block!);
    },
  };
}
