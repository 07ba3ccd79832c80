/** A block of a page, as src/lib/blocks.ts finds them. */
export interface Block {
  readonly element: HTMLElement;
  /** The id that was passed last on the way to it. */
  readonly section: string;
}

/** A block of the twin, and where it goes in our page. */
export interface Pair {
  readonly twin: HTMLElement;
  /** The same block in our language; of a rest, the last block before it. */
  readonly own: HTMLElement;
  /** We have no such block: the twin goes to the end of its section. */
  readonly isRest: boolean;
}

/**
 * The blocks of a page in another language, each with its counterpart in ours: the block of the same kind
 * at the same place of the same section. None is lost.
 *
 * @param own at least one block, in the order of the page, as the others
 */
export function pairBlocks(own: readonly Block[], twins: readonly Block[]): readonly Pair[] {
  const unpaired = [...own];
  let end = own[0]!.element;
  return twins.map(({section, element}) => {
    // Where we lack the whole section, its blocks follow the section before it.
    end = own.filter((block) => block.section === section).pop()?.element ?? end;
    const index = unpaired.findIndex(
      (block) => block.section === section && block.element.tagName === element.tagName,
    );
    const [match] = index < 0 ? [] : unpaired.splice(index, 1);
    return {twin: element, own: match?.element ?? end, isRest: !match};
  });
}
