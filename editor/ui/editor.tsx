import {createContext, use} from 'react';
import type {Insertion} from '../types';
import type {FirstPage, Overview} from '../core/operations';
import type {Address} from './address';

export interface EditorContext {
  overview: Overview;
  /** Until there is an overview: the page that the editor was opened at, and nothing else of the site. */
  first?: FirstPage;
  /** After something was saved: counts, steps, changed files and the preview. */
  refresh: () => Promise<unknown>;
  /** Opens a view; Back leads to the one before. */
  go: (address: Address) => void;
  /** The preview shows this page from now on. */
  showPage: (route: string) => void;
}

/** The lists that are no words of one page: those are under Pages. */
export const listsIn = ({lists, pages}: Overview): Overview['lists'] =>
  lists.filter(({name}) => !pages.some(({copy}) => copy === name));

/** Around all views: nothing is drawn without it. */
export const EditorProvider = createContext({} as EditorContext);

export const useEditor = (): EditorContext => use(EditorProvider);

/** Facts, names and contacts that can be put into a text. Apart: other answers draw none of the boxes anew. */
export const InsertionsProvider = createContext<readonly Insertion[]>([]);

export const useInsertions = (): readonly Insertion[] => use(InsertionsProvider);
