/* How the source of a text looks in its box: bold, italics and links are seen, and what stands for a value shows it. */
import type {Range} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type {TextInsertion} from './InsertMenu';
import styles from './textBox.module.css';

/** `**bold**`, `*italics*`, `[words](/address)`, `<Fact id="fee" />` and `{fee}`. */
const MARKS =
  /\*\*(?=\S)(?<bold>.+?)\*\*|\*(?=\S)(?<italics>[^*]+)\*|\[(?<link>[^\]]*)\]\([^()\s]*\)|<[A-Z][^<>]*\/>|\{[\w.-]+\}/g;

const dim = Decoration.mark({class: styles.dim});
const looks = {
  bold: Decoration.mark({class: styles.bold}),
  italics: Decoration.mark({class: styles.italics}),
  link: Decoration.mark({class: styles.link}),
};

/** A value as readers see it, in place of what is written for it. */
class Chip extends WidgetType {
  constructor(private readonly insertion: TextInsertion) {
    super();
  }
  override eq({insertion}: Chip): boolean {
    return insertion.text === this.insertion.text && insertion.value === this.insertion.value;
  }
  toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.textContent = this.insertion.value;
    chip.title = this.insertion.text;
    return chip;
  }
}

/**
 * The extension of CodeMirror that shows them.
 *
 * @param isMarkdown whether stars and brackets mean something
 */
export function sourceMarks(insertions: readonly TextInsertion[], isMarkdown: boolean) {
  const chips = new Map(
    insertions.map((one) => [one.text, Decoration.replace({widget: new Chip(one)})]),
  );

  function marksIn(text: string, start: number): Range<Decoration>[] {
    return [...text.matchAll(MARKS)].flatMap((match) => {
      const from = start + match.index;
      const to = from + match[0].length;
      const chip = chips.get(match[0]);
      if (chip) return [chip.range(from, to)];
      const [name, words] = Object.entries(match.groups ?? {}).find(([, found]) => found) ?? [];
      if (!isMarkdown || words === undefined) return [];
      const inside = from + (name === 'bold' ? 2 : 1);
      const end = inside + words.length;
      return [
        dim.range(from, inside),
        looks[name as keyof typeof looks].range(inside, end),
        ...marksIn(words, inside),
        dim.range(end, to),
      ];
    });
  }

  return ViewPlugin.fromClass(
    class {
      marks: DecorationSet = Decoration.none;
      chips: DecorationSet = Decoration.none;
      constructor(view: EditorView) {
        this.read(view);
      }
      update({docChanged, viewportChanged, view}: ViewUpdate) {
        if (docChanged || viewportChanged) this.read(view);
      }
      read({visibleRanges, state}: EditorView) {
        const all = visibleRanges.flatMap(({from, to}) => marksIn(state.sliceDoc(from, to), from));
        this.marks = Decoration.set(all, true);
        this.chips = this.marks.update({filter: (_from, _to, {spec}) => 'widget' in spec});
      }
    },
    {
      decorations: ({marks}) => marks,
      // The caret steps over a value, and Backspace takes it away as one.
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  );
}
