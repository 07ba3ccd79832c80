import {type ReactElement, useState} from 'react';
import {render} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {Locale} from 'nepali-text/locale';
import {editorLanguage} from '../../ui/words';
import type {
  AgreeTarget,
  Edit,
  Insertion,
  Json,
  ListModel,
  ShownProblem,
  SaveRequest,
} from '../../types';
import type {Newest, Operations, Overview} from '../../core/operations';
import type {WorkerAnswer, WorkerRequest} from '../../worker';
import type {Address} from '../../ui/address';
import {type EditorContext, EditorProvider, InsertionsProvider} from '../../ui/editor';
import {merge} from '../../edits/values';

type Name = keyof Operations;
type Answers = {
  [One in Name]?: (takes: Operations[One]['takes']) => Operations[One]['gives'];
};

export const nothingNew: Newest = {
  result: 'same',
  message: undefined,
  choices: [],
  handIns: [],
  news: [],
  count: 0,
  needsRestart: false,
  saved: 'last',
};

/** Of a site without pages and lists. */
export const emptyOverview: Overview = {
  brand: {en: 'Sipalu', ne: 'सिपालु'},
  pages: [],
  redirects: [],
  lists: [],
  groups: [],
  todo: {open: 0, disagreements: 0, problems: 0},
  changes: 0,
  login: 'asha',
  others: [],
};

let answers: Answers = {};

/** What the core refuses, with a sentence. */
class Refusal extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** The worker of the page, with the answers that a test gives. Another error: the server is gone. */
export function serve(some: Answers): void {
  answers = some;
}

// jsdom draws no dialogs and scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

globalThis.Worker = class {
  onmessage?: (message: {data: WorkerAnswer}) => void;

  async postMessage({id, name, takes}: WorkerRequest) {
    const answer = async () => (answers[name] as (takes: unknown) => unknown)(takes);
    const data: WorkerAnswer = await answer().then(
      (value) => ({id, value}),
      (error: unknown) =>
        error instanceof Refusal ? {id, message: error.message} : {id, message: '', state: 'gone'},
    );
    this.onmessage?.({data});
  }
} as never;

/** A list that is kept in memory and can be saved. @param problemsOf what a check finds */
export function serveList(
  model: ListModel,
  problemsOf: (value: Json) => readonly ShownProblem[] = () => [],
) {
  const fake = {
    model,
    saves: [] as SaveRequest[],
    agreed: [] as AgreeTarget[],
    checks: [] as (readonly Edit[])[],
  };
  const mergedWith = ([edit]: readonly Edit[]) => {
    const {value} = fake.model;
    const {value: merged = null, conflicts} =
      edit?.kind === 'set' ? merge(edit.was, edit.value, value) : {value, conflicts: []};
    return {value: merged, conflicts, problems: problemsOf(merged)};
  };
  serve({
    newest: () => nothingNew,
    list: () => fake.model,
    check: ({edits}) => {
      fake.checks.push(edits);
      return {problems: mergedWith(edits).problems};
    },
    save: (request) => {
      const {value, conflicts, problems} = mergedWith(request.edits);
      if (conflicts.length > 0) return {result: 'conflict', isDeleted: false};
      if (problems.length > 0) return {result: 'rejected', problems};
      fake.saves.push(request);
      fake.model = {...fake.model, value};
      return {result: 'saved'};
    },
    agree: ({targets}) => {
      fake.agreed.push(...targets);
      fake.model = {...fake.model, open: []};
      return {};
    },
  });
  return fake;
}

export type FakeList = ReturnType<typeof serveList>;

/** A view in the editor, with the address that it leads to. */
export function renderInEditor(
  view: (address: Address | undefined) => ReactElement,
  {insertions = [], ...editor}: Partial<EditorContext> & {insertions?: readonly Insertion[]} = {},
  language: Locale = 'en',
): {user: UserEvent; address: () => Address | undefined} {
  editorLanguage.set(language);
  let current: Address | undefined;
  function Here() {
    const [address, setAddress] = useState<Address>();
    current = address;
    const value: EditorContext = {
      overview: emptyOverview,
      refresh: () => Promise.resolve(),
      go: setAddress,
      showPage: () => undefined,
      ...editor,
    };
    return (
      <EditorProvider value={value}>
        <InsertionsProvider value={insertions}>
          <main id="main">{view(address)}</main>
        </InsertionsProvider>
      </EditorProvider>
    );
  }
  render(<Here />);
  return {user: userEvent.setup(), address: () => current};
}
