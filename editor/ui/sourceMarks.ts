/* How the source of a text looks in its box: bold, italics and links are seen, and what stands for a value shows it. */
import {Decoration, EditorView, ViewPlugin, WidgetType} from '@codemirror/view';
import type {Locale} from 'nepali-text/locale';
import {type ShownPart, shownParts} from '../phrases';
import type {Insertion} from '../types';
import {editorLanguage, wordIn} from './words';
import styles from './textBox.module.css';

/** How a text is to be read. */
export interface SourceSyntax {
  /** What is shown by its value; the same array as long as nothing in it changes. */
  insertions: readonly Insertion[];
  /** Of a page, where stars and brackets mean something, or of a list; of neither, a text is shown as it is. */
  syntax?: 'page' | 'list';
  /** Of the values. */
  locale: Locale;
}

const partsOf = (text: string, {insertions, syntax, locale}: SourceSyntax): ShownPart[] =>
  syntax ? shownParts(text, insertions, locale) : [{source: text, text}];

/** The classes of a part that looks otherwise than other words. */
function lookOf({source, text, ...look}: ShownPart, {syntax}: SourceSyntax): string {
  if (syntax !== 'page') return '';
  const looks = [
    look.isBold && styles.bold,
    look.isItalic && styles.italics,
    look.isLink && styles.link,
    text !== source && styles.dim,
  ];
  return looks.filter(Boolean).join(' ');
}

const draw = (className: string | undefined, textContent: string): HTMLElement =>
  Object.assign(document.createElement('span'), {className, textContent});

/** The text as it looks, to be read again by `sourceOf`. */
export const drawSource = (text: string, syntax: SourceSyntax): HTMLElement[] =>
  partsOf(text, syntax).map((part) => {
    if (!part.isValue) return draw(lookOf(part, syntax), part.source);
    const chip = draw(styles.chip, part.text);
    chip.contentEditable = 'false';
    chip.dataset.source = part.source;
    return chip;
  });

/** What is written in what was drawn, with what was typed into it. */
export const sourceOf = (node: Node): string =>
  (node instanceof HTMLElement && node.dataset.source) || (node.textContent ?? '');

/** A value as readers see it, in place of what is written for it. */
class Chip extends WidgetType {
  constructor(private readonly value: string) {
    super();
  }
  override eq({value}: Chip): boolean {
    return value === this.value;
  }
  toDOM(): HTMLElement {
    return draw(styles.chip, this.value);
  }
}

/**
 * The extension of CodeMirror that shows them.
 *
 * @param isLines whether a line can be a heading: see lines.ts
 */
export function sourceMarks(syntax: SourceSyntax, isLines: boolean) {
  const say = (id: string) => wordIn(editorLanguage.get(), id);
  const chip = (value: string) => Decoration.replace({widget: new Chip(value)});
  function marksIn(text: string) {
    let at = 0;
    const marks = partsOf(text, syntax).flatMap((part) => {
      const from = at;
      at += part.source.length;
      const look = lookOf(part, syntax);
      if (part.isValue) return chip(part.text).range(from, at);
      return look ? Decoration.mark({class: look}).range(from, at) : [];
    });
    const headings = isLines && syntax.syntax === 'page' ? text.matchAll(/^(#{2,3}) (?=\S)/gm) : [];
    for (const {0: mark, 1: {length} = '', index} of headings) {
      const name = length === 2 ? 'kinds.heading' : 'kinds.smallHeading';
      marks.push(chip(say(name)).range(index, index + mark.length));
    }
    return Decoration.set(marks, true);
  }
  return ViewPlugin.define(
    ({state}) => ({
      marks: marksIn(state.doc.toString()),
      update({docChanged, state: {doc}}) {
        if (docChanged) this.marks = marksIn(doc.toString());
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
