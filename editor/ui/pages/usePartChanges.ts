import {type DragEvent, type KeyboardEvent, useEffect, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import {keyOf} from 'nepali-text/keys';
import type {BlockPair, NewBlock, PageModel, ShownProblem, TextEdit} from '../../types';
import type {ViewEdits} from '../useViewEdits';
import {useWords, wordIn} from '../words';
import {pageName, rowName} from './blocks';
import {
  changeEdits,
  insertEdits,
  moveEdits,
  type NewPlace,
  placeAt,
  placeBeside,
} from './structure';

/** The block that is dragged: a browser says what it is only when it is dropped. */
let dragged: BlockPair | undefined;

/** The part that was changed, when the page is drawn with it. */
let focusChanged: (() => void) | undefined;

/** The focus goes where the part went that had it. @param blocks of the page as it is drawn */
export const useChangedFocus = (blocks: readonly BlockPair[]): void =>
  useEffect(() => {
    focusChanged?.();
    focusChanged = undefined;
  }, [blocks]);

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
    const [box = 'box-en-'] = /^box-\w+-/.exec(activeElement?.id ?? '') ?? [];
    const isInMenu = activeElement?.closest('details');
    const action = (!isInMenu && activeElement?.getAttribute('data-action')) || 'none';
    const label = say(`page.steps.${step}`, {
      page: pageName(model, words),
      name: rowName(of, words),
    });
    focusChanged = () => {
      const row = document.querySelector(`[data-at="${at.join('.')}"]`);
      const button = row?.querySelector<HTMLElement>(`button[data-action="${action}"]`);
      (button ?? row?.querySelector<HTMLElement>(`[id^="${box}"]`))?.focus();
    };
    setRefused((await editor.save(edits, label)) ?? []);
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
    // Before the box, which takes texts that are dropped.
    onDragOverCapture(event: DragEvent) {
      const place = dropPlace();
      if (!place) return;
      event.preventDefault();
      setDropSide(place.to < (place.path.at(-1) ?? 0) ? 'above' : 'below');
    },
    onDragLeave: () => setDropSide(undefined),
    onDropCapture(event: DragEvent) {
      const place = dropPlace();
      setDropSide(undefined);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
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
      // Without it, Firefox drags nothing.
      event.dataTransfer.setData('application/x-part', '');
      event.dataTransfer.effectAllowed = 'move';
    },
    become: (blocksIn: (locale: Locale) => readonly NewBlock[]) =>
      save(changeEdits(model, block!, blocksIn), 'change', block!),
    addTable() {
      const edits = insertEdits(model, block!, (locale) => {
        const names = [1, 2].map((number) => wordIn(locale, 'page.column', {number}));
        return [{type: 'table', rows: [names, ['', '']]}];
      });
      return save(edits, 'change', block!);
    },
  };
}
