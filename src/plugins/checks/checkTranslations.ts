import {readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean, type Problem} from '../../lib/diagnostics';
import {and, say} from '../../lib/sentences';
import {checkPages} from '../content/checkPages';
import {checkInterfaceWords} from './interfaceWords';
import type {EnglishFile} from './wordFiles';

type Words = readonly EnglishFile[] | Promise<readonly EnglishFile[]>;

/**
 * Everything that is wrong in pages (docs/, pages/ and their twins) and in the translations of
 * interface words (the JSON files of i18n/ne).
 *
 * @param words of the code in English; where they are rejected, the reason is one of the problems
 */
export async function checkTranslations(siteDir: string, words: Words): Promise<Problem[]> {
  const {english, problems, failure} = await collect(siteDir, words);
  if (english) problems.push(...checkInterfaceWords(siteDir, english));
  problems.push(...(await checkPages(siteDir)));
  // A page or list with a mistake in it stops the collecting, too.
  if (failure && problems.length === 0) problems.push(failure);
  return once(problems).sort(byPlace);
}

/** Two pages that import the same part find the same mistake in it. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || one.line - other.line;

interface Collected {
  english?: readonly EnglishFile[];
  problems: Problem[];
  /** Why the words could not be collected, where nothing better is known. */
  failure?: Problem;
}

/** A mistake in the code prevents reading its words; the pages can be checked all the same. */
async function collect(siteDir: string, words: Words): Promise<Collected> {
  try {
    return {english: await words, problems: []};
  } catch (error) {
    // The lists stop it, too, and their problems are reported by themselves.
    if (error instanceof Error && 'problems' in error) return {problems: []};
    const reason = (error instanceof Error ? error.message : String(error)).trim();
    const inSidebars = explainSidebars(siteDir, reason);
    if (inSidebars.length > 0) return {problems: inSidebars};
    const sentence = say('words.unread', {reason: reason.split('\n')[0] ?? ''});
    return {problems: [], failure: {file: 'docusaurus.config.ts', line: 1, ...sentence}};
  }
}

/** What Docusaurus, or the compiler, says of sidebars.ts, in a writer's words. */
function explainSidebars(siteDir: string, reason: string): Problem[] {
  const file = 'sidebars.ts';
  const syntax = /sidebars\.ts: .*\((\d+):\d+\)/.exec(reason)?.[1];
  if (syntax) return [{file, line: Number(syntax), ...say('file.syntax')}];
  const [, missing, known = ''] =
    /ids do not exist:\n([\s\S]*?)\n\nAvailable document ids are:\n([\s\S]*)/.exec(reason) ?? [];
  if (missing === undefined) return [];
  const idsIn = (text: string) => [...text.matchAll(/^- (.+)$/gm)].map(([, id = '']) => id);
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  return idsIn(missing).map((id) => {
    const index = lines.findIndex((line) => line.includes(`'${id}'`) || line.includes(`"${id}"`));
    const near = didYouMean(id, idsIn(known)) ?? say('sidebar.delete');
    return {file, line: index + 1 || 1, ...and(say('sidebar.none', {name: id}), near)};
  });
}
