/*
 * New parts of a page as lines of a text, which are typed or pasted: "- x" is an item of a list, "1. x" one of a
 * numbered list, "## x" a heading, "| a | b |" a row of a table, anything else a paragraph.
 */
import {inEach, type Locale} from 'nepali-text/locale';
import type {NewBlock} from '../types';

/** What is before the text of an item: a hyphen, a bullet of Word's, or a number in the digits of either language. */
export const ITEM = /^(\s*)(?:[-*•·▪◦‣●○➢❖]|([\d०-९]{1,2})[.)])\s+/;
const HEADING = /^(#{2,3})\s+/;
const ROW = /^\s*\|(.*)\|\s*$/;
/** Below the head of a table in Markdown. */
const RULE = /^[|:\s-]*-{3}[|:\s-]*$/;

/** `level` of a heading is 2 or 3, that of an item 0 or 1. */
type Form =
  | {type: 'paragraph' | 'row'}
  | {type: 'heading'; level: 2 | 3}
  | {type: 'item'; level: number; isNumbered: boolean};

interface Line {
  form: Form;
  texts: readonly string[];
}

export const hasMark = (text: string): boolean => ITEM.test(text);

/** Whether a line is anything but a paragraph. */
export const isMarked = (line: string): boolean => readLine(line).form.type !== 'paragraph';

/** What a line says. */
export const withoutMarks = (line: string): string =>
  readLine(line).texts.filter(Boolean).join(' ');

/** The text of an item. */
export const withoutMark = (text: string): string => text.replace(ITEM, '');

function readLine(line: string): Line {
  const [, space = '', number] = ITEM.exec(line) ?? [];
  if (hasMark(line)) {
    const level = space.replaceAll('\t', '  ').length >= 2 ? 1 : 0;
    const form = {type: 'item', level, isNumbered: number !== undefined} as const;
    return {form, texts: [withoutMark(line).trim()]};
  }
  const [, signs] = HEADING.exec(line) ?? [];
  if (signs) {
    const form = {type: 'heading', level: signs === '##' ? 2 : 3} as const;
    return {form, texts: [line.replace(HEADING, '').trim()]};
  }
  const [, cells] = ROW.exec(line) ?? [];
  if (cells === undefined) return {form: {type: 'paragraph'}, texts: [line.trim()]};
  const texts = cells.split(/(?<!\\)\|/).map((text) => text.trim().replaceAll('\\|', '|'));
  return {form: {type: 'row'}, texts};
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !RULE.test(line))
    .map(readLine);

export const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/^\s*\d+\./gm, ''));

/** Blocks in each language, or how many texts each has, where that is not the same number. */
type LineBlocks = {blocks: Record<Locale, NewBlock[]>} | {counts: Record<Locale, number>};

/**
 * The blocks that lines are in each language. A line has the form that it has in one of them.
 *
 * @param idOf the address of a heading, by its English words
 */
export function blocksOf(
  texts: Readonly<Record<Locale, string>>,
  idOf: (english: string) => string,
): LineBlocks {
  const lines = inEach((locale) => linesOf(texts[locale]));
  const {en, ne} = lines;
  const isPaired = en.every((line, index) => line.texts.length === ne[index]?.texts.length);
  if (!isPaired || en.length !== ne.length) {
    return {counts: inEach((locale) => lines[locale].flatMap((line) => line.texts).length)};
  }
  const forms = en.map(({form}, index) => (form.type === 'paragraph' ? ne[index]!.form : form));
  const blocks = inEach((locale) =>
    lines[locale].reduce<NewBlock[]>((all, {texts: own}, index) => {
      const form = forms[index]!;
      const [text = ''] = own;
      const last = all.at(-1);
      if (form.type === 'item') {
        const {level, isNumbered} = form;
        const items = [{text, level, isNumbered}];
        if (last?.type !== 'list') return [...all, {type: 'list', items}];
        return [...all.slice(0, -1), {...last, items: [...last.items, ...items]}];
      }
      if (form.type === 'row') {
        if (last?.type !== 'table') return [...all, {type: 'table', rows: [own]}];
        return [...all.slice(0, -1), {...last, rows: [...last.rows, own]}];
      }
      if (form.type === 'heading') {
        return [...all, {type: 'heading', level: form.level, text, id: idOf(en[index]!.texts[0]!)}];
      }
      return [...all, {type: 'paragraph', text}];
    }, []),
  );
  return {blocks};
}
