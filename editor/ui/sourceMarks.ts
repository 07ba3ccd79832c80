/* How the source of a text looks in its box: bold, italics and links are seen, and what stands for a value shows it. */
import {Decoration, EditorView, MatchDecorator, ViewPlugin, WidgetType} from '@codemirror/view';
import type {TextInsertion} from './InsertMenu';
import {editorLanguage, wordIn} from './words';
import styles from './textBox.module.css';

/** `**bold**`, `*italics*`, `[words](/address)`, `<Fact id="fee" />`, `{fee}` and what begins the line of a heading. */
const MARKS =
  /\*\*(?=\S)(?<bold>.+?)\*\*|\*(?=\S)(?<italics>[^*]+)\*|\[(?<link>[^\]]*)\]\([^()\s]*\)|<[A-Z][^<>]*\/>|\{[\w.-]+\}|^#{2,3} (?=\S)/g;

const dim = Decoration.mark({class: styles.dim});
const looks = {
  bold: Decoration.mark({class: styles.bold}),
  italics: Decoration.mark({class: styles.italics}),
  link: Decoration.mark({class: styles.link}),
};

type Shown = Pick<TextInsertion, 'text' | 'value'>;

/** A value as readers see it, in place of what is written for it. */
class Chip extends WidgetType {
  constructor(private readonly insertion: Shown) {
    super();
  }
  override eq({insertion}: Chip): boolean {
    return insertion.text === this.insertion.text && insertion.value === this.insertion.value;
  }
  toDOM(): HTMLElement {
    const {value, text} = this.insertion;
    return Object.assign(document.createElement('span'), {
      className: styles.chip,
      textContent: value,
      title: text,
    });
  }
}

/**
 * The extension of CodeMirror that shows them.
 *
 * @param isMarkdown whether stars and brackets mean something
 * @param isLines whether a line can be a heading: see lines.ts
 */
export function sourceMarks(
  insertions: readonly TextInsertion[],
  isMarkdown: boolean,
  isLines: boolean,
) {
  const say = (id: string) => wordIn(editorLanguage.get(), id);
  const headings = [
    {text: '## ', value: say('kinds.heading')},
    {text: '### ', value: say('kinds.smallHeading')},
  ];
  const chips = new Map(
    [...insertions, ...(isLines && isMarkdown ? headings : [])].map((insertion) => [
      insertion.text,
      Decoration.replace({widget: new Chip(insertion)}),
    ]),
  );
  type Add = (from: number, to: number, decoration: Decoration) => void;

  function decorate(add: Add, from: number, {0: all, groups}: RegExpMatchArray): void {
    const to = from + all.length;
    const chip = chips.get(all);
    if (chip) return add(from, to, chip);
    const [name, words] = Object.entries(groups ?? {}).find(([, found]) => found) ?? [];
    if (!isMarkdown || words === undefined) return;
    const inside = from + (name === 'bold' ? 2 : 1);
    const end = inside + words.length;
    add(from, inside, dim);
    add(inside, end, looks[name as keyof typeof looks]);
    for (const match of words.matchAll(MARKS)) decorate(add, inside + match.index, match);
    add(end, to, dim);
  }

  const decorator = new MatchDecorator({
    regexp: MARKS,
    decorate: (add, from, _to, match) => decorate(add, from, match),
  });
  return ViewPlugin.define(
    (view) => ({
      marks: decorator.createDeco(view),
      update(change) {
        this.marks = decorator.updateDeco(change, this.marks);
      },
    }),
    {
      decorations: ({marks}) => marks,
      // The caret steps over a value, and Backspace takes it away as one.
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => {
          const {marks = Decoration.none} = view.plugin(plugin) ?? {};
          return marks.update({filter: (_from, _to, {spec}) => 'widget' in spec});
        }),
    },
  );
}
