/* What the page can ask for: everything that is neither a file nor a commit. It runs in a worker of the page. */
import type {SiteText} from 'content/pairs/texts';
import type {Locale} from 'nepali-text/locale';
import {agreeTargets} from '../models/agreement';
import {isLedger} from '../models/changes';
import {findTexts} from '../models/find';
import {isListName, listModel} from '../models/list';
import {newPageEdits} from '../models/newPage';
import {overviewModel} from '../models/overview';
import {pageModel} from '../models/page';
import {findToReplace} from '../models/replace';
import {
  deletePage,
  linksTo,
  type Move,
  movePage,
  pageAt,
  problemOfPage,
} from '../models/pageAddress';
import {todoModel} from '../models/todo';
import {sayIn} from '../models/words';
import type {PhraseValues} from '../phrases';
import {site} from '../site';
import {RefusalError, say} from '../sentences';
import type {
  AgreeTarget,
  ConflictOutcome,
  Edit,
  FilePath,
  FindRequest,
  NewPageRequest,
  EditorMessage,
  SaveRequest,
} from '../types';
import {changesInWords, stepsInWords} from './changesInWords';
import {choicesInWords, followMoves, take} from './conflicts';
import {contentsWith, deletedInWords} from './deleted';
import {changedFiles, handIn, type HandInAnswer, handInState} from './handIn';
import {contentsAgain, openHandIn} from './handIns';
import {earlierOf, history} from './history';
import {getNewest, messageOf, newsInWords} from './newest';
import type {SiteFiles, Snapshots} from './snapshots';
import {unpublished} from './unpublished';
import {openWorkspace, type WorkspaceOptions} from './workspace';
import {isWritable} from './writable';

/** What a step does, in the writer's language: an id of words.yml. */
const step = (locale: Locale, id: string, values?: PhraseValues) => ({
  label: sayIn('steps', locale, id, values),
});

export type Core = Awaited<ReturnType<typeof openCore>>;

export async function openCore(snapshots: Snapshots, options: WorkspaceOptions) {
  const workspace = await openWorkspace(snapshots, options);
  const earlier = (texts: readonly SiteText[]) => earlierOf(workspace, texts);
  let asked: Promise<SiteFiles> | undefined;
  /**
   * The files as they are now, also where somebody has changed them in another tab or outside the editor. All who ask
   * before the repository is asked have one answer.
   */
  const filesNow = () =>
    (asked ??= workspace.queue(async () => {
      asked = undefined;
      await workspace.refresh();
      return workspace.files();
    }));

  return {
    async overview(_: object, locale: Locale) {
      const files = await filesNow();
      // Without what was only agreed, which follows from the texts.
      const changes = (await changedFiles(workspace)).filter(({file}) => !isLedger(file));
      const {others, user} = workspace.state();
      return {
        // How many texts and other things were changed and not handed in.
        changes: changesInWords(files, changes, locale).length,
        others,
        login: user.login,
        ...(await overviewModel(files, new Date(), (await workspace.problems()).length)),
      };
    },
    async list({name}: {name: string}) {
      if (!isListName(name)) throw new RefusalError(say('list.noSuch'), 404);
      return listModel(await filesNow(), name, earlier);
    },
    async page({name}: {name: string}) {
      const files = await filesNow();
      const isPage = files.has(name) && isWritable(name, 'edit');
      if (!isPage) throw new RefusalError(say('page.noSuch'), 404);
      return pageModel(files, name, earlier);
    },
    todo: async (_: object, locale: Locale) =>
      todoModel(await filesNow(), locale, new Date(), await workspace.problems(), earlier),
    insertions: async () => ({insertions: await site.insertions(workspace.files())}),
    find: async (request: FindRequest, locale: Locale) =>
      findTexts(await filesNow(), request, locale),
    findToReplace: async (request: {text: string}, locale: Locale) =>
      findToReplace(await filesNow(), request, locale),
    /** For every pause while typing: the same as `save`, without writing. */
    async check({edits}: {edits: readonly Edit[]}) {
      const answer = await workspace.check(edits);
      return {problems: answer.result === 'rejected' ? answer.problems : []};
    },
    save: (request: SaveRequest) => workspace.save(request),
    async agree({targets}: {targets: readonly AgreeTarget[]}, locale: Locale) {
      const {result} = await workspace.change(step(locale, 'agreed'), () =>
        agreeTargets(workspace.files(), targets),
      );
      if (result !== 'saved') throw new RefusalError(say('agree.busy'), 409);
      return {};
    },
    newPage: (request: NewPageRequest, locale: Locale) =>
      workspace.change(step(locale, 'newPage', {page: request.title[locale] ?? ''}), () =>
        newPageEdits(workspace.files(), request),
      ),
    /** Where a page is linked, and why it can be neither deleted nor moved, or not deleted. */
    async pageLinks({address}: {address: string}, locale: Locale) {
      const files = await filesNow();
      const links = await linksTo(files, address, locale);
      const problem = await problemOfPage(files, address, links);
      return {links, problems: problem ? [{file: '', line: 1, ...problem}] : []};
    },
    deletePage: ({address}: {address: string}, locale: Locale) =>
      workspace.change(step(locale, 'deletePage', {page: address}), () =>
        deletePage(workspace.files(), address),
      ),
    movePage: (move: Move, locale: Locale) =>
      workspace.change(step(locale, 'movePage', {page: move.to}), async () => {
        const {choices, main} = workspace.state();
        const name = pageAt(workspace.files(), move.from) ?? '';
        // Nobody can know the address of a page that was not handed in.
        const open = await openHandIn(workspace);
        const isKnown = name in (await snapshots.treeOf(main)) || open?.files.includes(name);
        const made = await movePage(workspace.files(), move, isKnown === true);
        return made.map((one) => ({...one, choices: followMoves(choices, [move])}));
      }),
    async steps(_: object, locale: Locale) {
      const files = await filesNow();
      // Those that can be taken back.
      const steps = (await workspace.steps()).filter(({label, isNewest}) => label && !isNewest);
      return {steps: stepsInWords(files, steps, locale)};
    },
    undo: ({id}: {id: string}) => workspace.undo(id),
    async handIn(request: {note: string; author: string}, locale: Locale): Promise<HandInAnswer> {
      try {
        const {message} = await getNewest(workspace, sayIn('steps', locale, 'newest'));
        if (message) return {result: 'failed', message};
        if ((await choicesInWords(workspace, locale)).some(({isJoined}) => !isJoined)) {
          return {result: 'failed', message: {id: 'choose'}};
        }
        // One at a time: a second press of the button waits for the first.
        return await workspace.queue(() => handIn(workspace, request, locale));
      } catch (error) {
        return {result: 'failed', message: messageOf(error)};
      }
    },
    /** Texts that the pages of a build do not have yet. */
    unpublished: (request: {locale: Locale; built?: string}) => unpublished(workspace, request),
    async handInState(_: object, locale: Locale) {
      await filesNow();
      return handInState(workspace, locale);
    },
    /** @param seen the last commit on the writer's own branch that the writer has looked at */
    async newest({seen}: {seen: string}, locale: Locale) {
      const newest = await getNewest(workspace, sayIn('steps', locale, 'newest'));
      return {
        ...newest,
        saved: workspace.state().saved,
        choices: await choicesInWords(workspace, locale),
        news: await newsInWords(workspace, seen, locale),
      };
    },
    choose: ({id, ...chosen}: {id: string} & ConflictOutcome, locale: Locale) =>
      workspace.change({...step(locale, 'chosen'), chosen: id}, () => take(workspace, id, chosen)),
    async withdraw({branch}: {branch: string}): Promise<{message?: EditorMessage}> {
      try {
        await snapshots.repository.withdraw({branch});
        return {};
      } catch (error) {
        return {message: messageOf(error)};
      }
    },
    bringHandInBack: ({branch}: {branch: string}, locale: Locale) =>
      workspace.change(step(locale, 'broughtBack'), () => contentsAgain(workspace, branch)),
    async history({file, path}: {file: string; path: FilePath}) {
      await filesNow();
      return {versions: await history(workspace, file, path)};
    },
    async deleted({file}: {file: string}, locale: Locale) {
      await filesNow();
      return {deleted: await deletedInWords(workspace, file, locale)};
    },
    bringBack: ({file, id}: {file: string; id: string}, locale: Locale) =>
      workspace.change(step(locale, 'broughtBack'), () => contentsWith(workspace, file, id)),
  };
}
