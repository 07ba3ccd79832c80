import type {AgreeTarget, BlockPair, Edit, PageModel, ShownProblem, SaveRequest} from '../../types';
import {nothingNew, serve} from './fakeEditor';

export const FILES = {en: 'docs/press.mdx', ne: 'i18n/ne/press.mdx'} as const;

type Sort = Partial<Omit<BlockPair, 'index'>>;

export function pageOf(
  ...blocks: readonly (readonly [en: string, ne: string, sort?: Sort])[]
): PageModel {
  return {
    name: FILES.en,
    route: '/press',
    files: {en: {file: FILES.en}, ne: {file: FILES.ne}},
    fields: [{key: 'title', label: {en: 'Title', ne: 'शीर्षक'}, texts: {en: 'Press', ne: 'प्रेस'}}],
    blocks: blocks.map(([en, ne, sort], index) => ({
      index,
      indexes: {en: index, ne: index},
      kind: 'p',
      depth: 0,
      section: '',
      texts: {en, ne},
      canRemove: true,
      canInsertAfter: true,
      at: [index],
      moves: [{depth: 1, from: 0, to: blocks.length - 1}],
      ...sort,
    })),
    icons: ['users', 'world'],
    problems: [],
  };
}

/** A page that is kept in memory. @param problemsOf what a check finds */
export function servePage(
  start: PageModel,
  problemsOf: (edits: readonly Edit[]) => readonly ShownProblem[] = () => [],
) {
  const fake = {model: start, saves: [] as SaveRequest[], agreed: [] as AgreeTarget[]};
  serve({
    newest: () => nothingNew,
    page: () => fake.model,
    check: ({edits}) => ({problems: problemsOf(edits)}),
    save(request) {
      fake.saves.push(request);
      const {edits} = request;
      if (edits.some((edit) => isOutdated(edit, fake.model))) {
        return {result: 'conflict', isDeleted: false};
      }
      const problems = problemsOf(edits);
      if (problems.length > 0) return {result: 'rejected', problems};
      for (const edit of edits) fake.model = withEdit(fake.model, edit);
      return {result: 'saved'};
    },
    agree({targets}) {
      fake.agreed.push(...targets);
      return {};
    },
  });
  return fake;
}

const localeOf = ({file}: Edit) => (file === FILES.en ? 'en' : 'ne');

function isOutdated(edit: Edit, {blocks}: PageModel): boolean {
  const place = edit.kind === 'set' ? edit.path[0] : edit.kind === 'insert' && edit.index - 1;
  if (edit.kind === 'upload' || typeof place !== 'number') return false;
  const locale = localeOf(edit);
  return blocks.find(({indexes}) => indexes[locale] === place)?.texts[locale] !== edit.was;
}

function withEdit({blocks, ...model}: PageModel, edit: Edit): PageModel {
  if (edit.kind === 'move' && localeOf(edit) === 'en') {
    const texts = blocks.map((block) => block.texts);
    texts.splice(edit.to, 0, ...texts.splice(edit.path[0]!, 1));
    return {...model, blocks: blocks.map((block, at) => ({...block, texts: texts[at]!}))};
  }
  const textIn = ({index, texts}: BlockPair) =>
    edit.kind === 'set' && edit.path[0] === index && typeof edit.value === 'string'
      ? {...texts, [localeOf(edit)]: edit.value}
      : texts;
  return {...model, blocks: blocks.map((block) => ({...block, texts: textIn(block)}))};
}
