/* What the room does for its page: a function for each operation of the protocol. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from 'nepali-text/locale';
import {agreeTargets} from '../models/agreement';
import {isLedger} from '../models/changes';
import {find} from '../models/find';
import {sayIn} from '../models/words';
import {isList, listModel} from '../models/list';
import {newPageEdits} from '../models/newPage';
import {overviewModel} from '../models/overview';
import {pageModel} from '../models/page';
import {todoModel} from '../models/todo';
import type {Operations, Overview, Unwritten} from '../protocol';
import {say} from '../sentences';
import {changesInWords, stepsInWords} from './changesInWords';
import {choicesInWords, dropChoice, takeTheirs} from './choices';
import {handIn, handInState} from './handIn';
import {explainGit} from './handInMessages';
import {history} from './history';
import {RefusalError} from './http';
import {getNewest, withdraw} from './newest';
import type {Change} from './steps';
import type {Workspace} from './workspace';
import {isWritable} from './writable';
import {site} from '../site';

export interface Context {
  siteDir: string;
  workspace: Workspace;
  /** Whether the pages can be shown. */
  preview: () => Overview['preview'];
  /** The language of the room. */
  locale: Locale;
}

export type OperationTable = {
  readonly [Name in keyof Operations]: (
    takes: Operations[Name]['takes'],
    context: Context,
  ) => Promise<Unwritten<Operations[Name]['gives']>>;
};

export const operations: OperationTable = {
  overview: async (_, {siteDir, workspace, preview, locale}) =>
    overviewModel(siteDir, {
      now: new Date(),
      preview: preview(),
      changes: countTexts(siteDir, await workspace.changed(), locale),
    }),
  async list({name}, {siteDir}) {
    if (isList(name)) return listModel(siteDir, name);
    throw new RefusalError(404, say('list.noSuch'));
  },
  async page({name}, {siteDir}) {
    if (isWritable(name, 'edit') && existsSync(path.join(siteDir, name))) {
      return pageModel(siteDir, name);
    }
    throw new RefusalError(404, say('page.noSuch'));
  },
  todo: async (_, {siteDir, locale}) => todoModel(siteDir, {now: new Date(), locale}),
  insertions: async (_, {siteDir}) => ({insertions: await site.insertions(siteDir)}),
  find: (request, {siteDir, locale}) => find(siteDir, request, {language: locale}),
  check: async ({edits}, {workspace}) => ({problems: await workspace.check(edits)}),
  save: (request, {workspace}) => workspace.save(request),
  async agree({targets}, {siteDir, workspace, locale}) {
    let agreed = 0;
    const answer = await workspace.change(sayIn('steps', locale, 'agreed'), async () => {
      const answer = await agreeTargets(siteDir, targets);
      agreed = answer.agreed;
      return answer.files;
    });
    if (answer.result === 'saved') return {agreed};
    throw new RefusalError(409, say('agree.busy'));
  },
  newPage: (request, {siteDir, workspace, locale}) =>
    workspace.change(sayIn('steps', locale, 'newPage', {page: `/${request.name}`}), () =>
      newPageEdits(siteDir, request),
    ),
  steps: async (_, {siteDir, workspace, locale}) => ({
    steps: stepsInWords(siteDir, await workspace.steps(), locale),
  }),
  undo: ({id}, {workspace}) => workspace.undo(id),
  async handIn(request, {siteDir, workspace, locale}) {
    const options = {workspace, label: sayIn('steps', locale, 'newest')};
    const {message} = await getNewest(siteDir, options);
    if (message) return {result: 'failed', message};
    if ((await choicesInWords(siteDir, locale)).length > 0) {
      return {result: 'failed', message: {id: 'choose'}};
    }
    return handIn(siteDir, request, {locale, findProblems: workspace.problems});
  },
  handInState: (_, {siteDir, workspace, locale}) =>
    handInState(siteDir, {locale, findProblems: workspace.problems}),
  async newest(_, {siteDir, workspace, locale}) {
    const options = {workspace, label: sayIn('steps', locale, 'newest'), siteUrl: site.url};
    const newest = await getNewest(siteDir, options);
    return {...newest, choices: await choicesInWords(siteDir, locale)};
  },
  async choose({id, take}, {siteDir, workspace, locale}) {
    const contents = () => (take === 'theirs' ? takeTheirs(siteDir, id) : []);
    const answer = await workspace.change(sayIn('steps', locale, 'chosen'), contents);
    if (answer.result === 'saved') await dropChoice(siteDir, id);
    return answer;
  },
  withdraw: ({branch}, {siteDir}) =>
    withdraw(siteDir, branch).then(
      () => ({}),
      (error: unknown) => ({message: explainGit(error)}),
    ),
  async history({file, path: place}, {siteDir}) {
    if (!isWritable(file, 'edit')) throw new RefusalError(404, say('page.noSuch'));
    return {versions: await history(siteDir, file, place)};
  },
};

/** Without what was only agreed, which follows from the texts. */
function countTexts(siteDir: string, changes: readonly Change[], locale: Locale): number {
  const texts = changes.filter(({file}) => !isLedger(file));
  return changesInWords(siteDir, texts, locale).length;
}

export function isOperation(name: string): name is keyof Operations {
  return Object.hasOwn(operations, name);
}
