import type {Problem as Found} from 'content/say/diagnostics';
import type {Locale} from 'nepali-text/locale';
import type {PageModel, ShownProblem} from '../types';
import type {Core} from '.';

/** An answer with its problems in the language of the editor. */
type Written<Answer> = Answer extends {problems: readonly (infer One)[]}
  ? Omit<Answer, 'problems'> & {problems: readonly (Omit<One, keyof Found> & ShownProblem)[]}
  : Answer;

/** What each function of the core takes, and what it answers. */
export type Operations = {
  readonly [Name in keyof Core]: {
    takes: Parameters<Core[Name]> extends [infer Takes, ...unknown[]] ? Takes : object;
    gives: Written<Awaited<ReturnType<Core[Name]>>>;
  };
} & {
  /** The texts of a page, before everything else is read. */
  readonly firstPage: {takes: {name: string}; gives: FirstPage | undefined};
  /** Starts the development server of a language, if it does not run. */
  readonly preview: {takes: {locale: Locale}; gives: {state: 'starting' | 'ready' | 'off'}};
};

/** @param login whose editor it is */
export interface FirstPage {
  login: string;
  model: PageModel;
}

export type SaveAnswer = Operations['save']['gives'];
export type HandInAnswer = Operations['handIn']['gives'];
export type Overview = Operations['overview']['gives'];
export type PageItem = Overview['pages'][number];
export type TodoModel = Operations['todo']['gives'];
export type StaleItem = TodoModel['open'][number];
export type HandInState = Operations['handInState']['gives'];
export type ChangedText = HandInState['changes'][number];
export type Newest = Operations['newest']['gives'];
export type ShownConflict = Newest['choices'][number];
