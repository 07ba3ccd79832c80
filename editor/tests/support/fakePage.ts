import type {AgreeTarget, BlockPair, Edit, PageModel, RoomProblem, SaveRequest} from '../../types';
import {serve} from './fakeRoom';

export const FILES = {en: 'docs/press.mdx', ne: 'i18n/ne/press.mdx'} as const;

type Sort = Partial<Omit<BlockPair, 'index'>>;

export function pageOf(...blocks: readonly [en: string, ne: string, sort?: Sort][]): PageModel {
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
      ...sort,
    })),
    icons: ['users', 'world'],
    problems: [],
  };
}

export interface FakePage {
  model: PageModel;
  saves: SaveRequest[];
  agreed: AgreeTarget[];
}

/** A page that is kept in memory. @param problemsOf what a check finds */
export function servePage(
  model: PageModel,
  problemsOf: (edits: readonly Edit[]) => readonly RoomProblem[] = () => [],
): FakePage {
  const fake: FakePage = {model, saves: [], agreed: []};
  serve({
    page: () => fake.model,
    check: ({edits}) => ({problems: problemsOf(edits)}),
    save(request) {
      fake.saves.push(request);
      if (request.edits.some((edit) => isOutdated(edit, fake.model))) {
        return {result: 'conflict', isDeleted: false};
      }
      const problems = problemsOf(request.edits);
      if (problems.length > 0) return {result: 'rejected', problems};
      fake.model = request.edits.reduce(applyEdit, fake.model);
      return {result: 'saved'};
    },
    agree({targets}) {
      fake.agreed.push(...targets);
      return {};
    },
  });
  return fake;
}

function isOutdated(edit: Edit, {blocks}: PageModel): boolean {
  const place = edit.kind === 'set' ? edit.path[0] : edit.kind === 'insert' && edit.index - 1;
  if (edit.kind === 'upload' || typeof place !== 'number') return false;
  const locale = edit.file === FILES.en ? 'en' : 'ne';
  return blocks.find(({indexes}) => indexes[locale] === place)?.texts[locale] !== edit.was;
}

function applyEdit(model: PageModel, edit: Edit): PageModel {
  if (edit.kind !== 'set' || typeof edit.value !== 'string') return model;
  const {value} = edit;
  const locale = edit.file === FILES.en ? 'en' : 'ne';
  return {
    ...model,
    blocks: model.blocks.map((block) =>
      block.index === edit.path[0] ? {...block, texts: {...block.texts, [locale]: value}} : block,
    ),
  };
}
