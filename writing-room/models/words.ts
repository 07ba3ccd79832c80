import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkInterfaceWords} from '../../src/plugins/checks/interfaceWords';
import {type EnglishFile, parseWordFile} from '../../src/plugins/checks/wordFiles';
import {wordSources} from '../../src/plugins/checks/agreements';
import {inspectAgreements} from '../../src/plugins/translations/inspectAgreements';
import {versionOf} from '../files/version';
import type {OpenText, Unwritten, WordsModel} from '../protocol';
import {knownEarlierTexts, openTextOf} from './openTexts';

/**
 * The interface words in Nepali, in the order of the code. The English is in the code and cannot
 * be edited. A word that is not translated yet has an empty text.
 *
 * @param english the words of the code
 */
export function wordsModel(
  siteDir: string,
  english: readonly EnglishFile[],
): Unwritten<WordsModel> {
  const {inspected} = inspectAgreements(siteDir, wordSources(siteDir, english));
  const earlier = knownEarlierTexts(siteDir, inspected);
  const files = english.map(({path: name, words}) => {
    const file = `i18n/ne/${name}`;
    const source = readIfThere(siteDir, file);
    const translated = parseWordFile(file, source).words;
    const state = inspected.find((one) => one.source.name === name);
    const open = new Map(
      state?.pairs.flatMap((pair): [string, OpenText][] => {
        const text = openTextOf(state.source, pair, earlier);
        return text ? [[pair.place, text]] : [];
      }),
    );
    return {
      file,
      version: versionOf(source),
      words: Object.entries(words).map(([id, {message, description}]) => ({
        id,
        ...(description ? {description} : {}),
        english: message,
        twin: translated.get(id)?.message ?? '',
        ...(open.has(id) ? {open: open.get(id)} : {}),
      })),
    };
  });
  return {files, problems: checkInterfaceWords(siteDir, english)};
}

function readIfThere(siteDir: string, file: string): string {
  const place = path.join(siteDir, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}
