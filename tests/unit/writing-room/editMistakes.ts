import {readFileSync} from 'node:fs';
import type {Problem} from '@site/src/lib/diagnostics';
import {EditError} from '@site/writing-room/files/editError';
import {applyMarkdownEdit, type MarkdownEdit} from '@site/writing-room/files/markdownEdits';
import {newPageEdits} from '@site/writing-room/models/newPage';
import {writeSite} from '../site-data/sites';

const file = 'docs/a.mdx';
const page = '---\ntitle: A\n---\n\n# A\n\n- One\n- Two\n\n<StoreBadges />\n\n## B {/* #b */}\n';
const heading = {type: 'heading', level: 2, text: 'A', id: 'b'} as const;
const paragraph = {type: 'paragraph', text: 'A'} as const;

const edits: readonly MarkdownEdit[] = [
  {kind: 'block', file, index: 0, text: ''},
  {kind: 'block', file, index: 0, text: 'A\nB'},
  {kind: 'block', file, index: 9, text: 'A'},
  {kind: 'block', file, index: 3, text: 'A'},
  {kind: 'block', file, index: 1, text: '- {/* a */}'},
  {kind: 'block', file, index: 1, text: '<Brand />'},
  {kind: 'field', file, key: 'displayed_sidebar', text: 'A'},
  {kind: 'field', file, key: 'title', text: '\u0000'},
  {kind: 'insertBlock', file, after: 0, block: {type: 'item', text: 'A'}},
  {kind: 'insertBlock', file, after: 1, block: paragraph},
  {kind: 'insertBlock', file, after: 1, block: heading},
  {kind: 'insertBlock', file, after: 0, block: heading},
  {kind: 'insertBlock', file, after: 0, block: {...heading, id: 'B b'}},
  {kind: 'insertBlock', file, after: 0, block: {type: 'component', attributes: {}, text: 'A'}},
  {kind: 'removeBlock', file, index: 0},
];

/** What the room says of edits of pages in Markdown that cannot be made. */
export function editMistakes(): Problem[] {
  const siteDir = writeSite({
    'docs/old.mdx': 'Words.',
    'sidebars.ts': readFileSync('sidebars.ts', 'utf8'),
  });
  const texts = {en: 'A', ne: 'क'};
  const request = {kind: 'article', title: texts, description: texts, heading: texts} as const;
  return [
    ...edits.map((edit) => () => applyMarkdownEdit(file, page, edit)),
    () => applyMarkdownEdit(file, 'A.', {kind: 'field', file, key: 'title', text: 'A'}),
    () => newPageEdits(siteDir, {...request, name: 'A b'}),
    () => newPageEdits(siteDir, {...request, name: 'old'}),
    () => newPageEdits(siteDir, {...request, name: 'new', sidebarGroup: 'None'}),
    () => newPageEdits(siteDir, {...request, name: 'new', footerColumn: 'none'}),
  ].flatMap(problemOf);
}

function problemOf(work: () => unknown): Problem[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return [{file, line: 1, place: [], message: error.message}];
  }
}
