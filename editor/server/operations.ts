/* What the room does for its page: every operation, with what it takes. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from 'content/check/diagnostics';
import type {Sentence} from 'content/check/sentences';
import type {Locale} from 'nepali-text/locale';
import type * as z from 'zod';
import {agreeTargets} from '../models/agreement';
import {isLedger} from '../models/changes';
import {findTexts} from '../models/find';
import {sayIn} from '../models/words';
import {isListName, listModel} from '../models/list';
import {newPageEdits} from '../models/newPage';
import {overviewModel} from '../models/overview';
import {pageModel} from '../models/page';
import {todoModel} from '../models/todo';
import type {HandInAnswer, RoomMessage} from '../protocol';
import {RefusalError, say} from '../sentences';
import {site} from '../site';
import {changedFiles} from './changedFiles';
import {changesInWords, stepsInWords} from './changesInWords';
import {choicesInWords, dropChoice, take} from './choices';
import {type DevServers, previewState} from './devServers';
import {handIn, handInState} from './handIn';
import {contentsWith, deletedInWords} from './deleted';
import {explainGit} from './handInMessages';
import {history} from './history';
import {contentsAgain, withdraw} from './handIns';
import {getNewest} from './newest';
import {newsInWords, noteSeen} from './news';
import * as requests from './requests';
import type {Change} from './steps';
import type {Workspace} from './workspace';
import {isWritable} from './writable';

export interface Context {
  siteDir: string;
  workspace: Workspace;
  preview: DevServers;
  /** The language of the room. */
  locale: Locale;
}

/** A request that is not of this shape is refused. */
const operation =
  <Takes extends z.ZodType, Gives>(
    takes: Takes,
    run: (request: z.output<Takes>, context: Context) => Promise<Gives>,
  ) =>
  (request: z.input<Takes>, context: Context): Promise<Gives> => {
    const {data, success} = takes.safeParse(request);
    if (!success) throw new RefusalError(say('room.request'), 400);
    return run(data, context);
  };

const notFound = (sentence: Sentence) => new RefusalError(sentence, 404);

/** POST /__write/api/<name>, by the name. */
export const operations = {
  overview: operation(requests.nothing, async (_, {siteDir, workspace, preview, locale}) => ({
    // How many texts and other things were changed and not handed in.
    changes: countTexts(siteDir, await changedFiles(siteDir), locale),
    preview: previewState(preview),
    ...(await overviewModel(siteDir, new Date(), (await workspace.problems()).length)),
  })),
  list: operation(requests.name, async ({name}, {siteDir}) => {
    if (!isListName(name)) throw notFound(say('list.noSuch'));
    return listModel(siteDir, name);
  }),
  page: operation(requests.name, async ({name}, {siteDir}) => {
    if (!isWritable(name, 'edit') || !existsSync(path.join(siteDir, name)))
      throw notFound(say('page.noSuch'));
    return pageModel(siteDir, name);
  }),
  todo: operation(requests.nothing, async (_, {siteDir, workspace, locale}) =>
    todoModel(siteDir, locale, new Date(), await workspace.problems()),
  ),
  insertions: operation(requests.nothing, async (_, {siteDir}) => ({
    insertions: await site.insertions(siteDir),
  })),
  find: operation(requests.find, (request, {siteDir, locale}) =>
    findTexts(siteDir, request, locale),
  ),
  /** For every pause while typing: the same as `save`, without writing. */
  check: operation(requests.check, async ({edits}, {workspace}) => ({
    problems: await workspace.check(edits),
  })),
  save: operation(requests.save, (request, {workspace}) => workspace.save(request)),
  agree: operation(requests.agree, async ({targets}, {siteDir, workspace, locale}) => {
    const label = sayIn('steps', locale, 'agreed');
    const {result} = await workspace.change(label, () => agreeTargets(siteDir, targets));
    if (result !== 'saved') throw new RefusalError(say('agree.busy'), 409);
    return {};
  }),
  newPage: operation(requests.newPage, (request, {siteDir, workspace, locale}) =>
    workspace.change(sayIn('steps', locale, 'newPage', {page: `/${request.name}`}), () =>
      newPageEdits(siteDir, request),
    ),
  ),
  steps: operation(requests.nothing, async (_, {siteDir, workspace, locale}) => ({
    steps: stepsInWords(siteDir, await workspace.steps(), locale),
  })),
  undo: operation(requests.id, ({id}, {workspace}) => workspace.undo(id)),
  handIn: operation(requests.handIn, async (request, context): Promise<HandInAnswer<Problem>> => {
    const {siteDir, workspace, locale} = context;
    const {message} = await getNewest(siteDir, newestOptions(context));
    if (message) return {result: 'failed', message};
    if ((await choicesInWords(siteDir, locale)).some(({isJoined}) => !isJoined)) {
      return {result: 'failed', message: {id: 'choose'}};
    }
    return handIn(siteDir, request, {locale, findProblems: workspace.problems});
  }),
  handInState: operation(requests.nothing, (_, {siteDir, workspace, locale}) =>
    handInState(siteDir, {locale, findProblems: workspace.problems}),
  ),
  newest: operation(requests.nothing, async (_, context) => {
    const {siteDir, locale} = context;
    const newest = await getNewest(siteDir, {...newestOptions(context), siteUrl: site.url});
    return {
      ...newest,
      choices: await choicesInWords(siteDir, locale),
      news: await newsInWords(siteDir, await context.workspace.steps(), locale),
    };
  }),
  /** What came was read. */
  seen: operation(requests.nothing, async (_, {siteDir, workspace}) => {
    await noteSeen(siteDir, await workspace.steps());
    return {};
  }),
  choose: operation(requests.choose, async ({id, ...chosen}, {siteDir, workspace, locale}) => {
    const answer = await workspace.change(sayIn('steps', locale, 'chosen'), () =>
      take(siteDir, id, chosen),
    );
    if (answer.result === 'saved') await dropChoice(siteDir, id);
    return answer;
  }),
  withdraw: operation(requests.branch, ({branch}, {siteDir}): Promise<{message?: RoomMessage}> =>
    withdraw(siteDir, branch).then(
      () => ({}),
      (error: unknown) => ({message: explainGit(error)}),
    ),
  ),
  bringHandInBack: operation(requests.branch, ({branch}, {siteDir, workspace, locale}) =>
    workspace.change(sayIn('steps', locale, 'broughtBack'), () => contentsAgain(siteDir, branch)),
  ),
  history: operation(requests.placeInFile, async ({file, path: place}, {siteDir}) => {
    refuseForeign(file);
    return {versions: await history(siteDir, file, place)};
  }),
  deleted: operation(requests.file, async ({file}, {siteDir, locale}) => {
    if (file !== '') refuseForeign(file);
    return {deleted: await deletedInWords(siteDir, file, locale)};
  }),
  bringBack: operation(requests.bringBack, ({file, id}, {siteDir, workspace, locale}) => {
    if (file !== '') refuseForeign(file);
    const label = sayIn('steps', locale, 'broughtBack');
    return workspace.change(label, () => contentsWith(siteDir, file, id));
  }),
};

function refuseForeign(file: string): void {
  if (!isWritable(file, 'edit')) throw notFound(say('page.noSuch'));
}

const newestOptions = ({workspace, locale}: Context) => ({
  workspace,
  label: sayIn('steps', locale, 'newest'),
});

/** Without what was only agreed, which follows from the texts. */
function countTexts(siteDir: string, changes: readonly Change[], locale: Locale): number {
  const texts = changes.filter(({file}) => !isLedger(file));
  return changesInWords(siteDir, texts, locale).length;
}

export function isOperation(name: string): name is keyof typeof operations {
  return Object.hasOwn(operations, name);
}
