import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/lib/diagnostics';
import {importedMarkdown} from './imports';
import type {MarkdownPage} from './markdownPage';
import {isPartial, type Pair} from './readPages';

/**
 * Pages that only one language has, and imported files that are not there. A part of a page (its
 * name begins with "_") need only be where it is imported.
 *
 * @param name what the other language is called
 */
export function existsOnce(
  siteDir: string,
  pairs: readonly Pair[],
  pages: readonly MarkdownPage[],
  name: string,
): Problem[] {
  const alone = pairs
    .filter(({english, twin, englishFile}) => (!english || !twin) && !isPartial(englishFile))
    .map(({english, englishFile, twinFile}) =>
      english
        ? untranslated(englishFile, twinFile, name)
        : unreachable(englishFile, twinFile, name),
    );
  const notThere = pages
    .flatMap(({imports}) => imports)
    .flatMap((line) => {
      const file = importedMarkdown(siteDir, line);
      return file === undefined || existsSync(path.join(siteDir, file))
        ? []
        : [missingImport(line, file)];
    });
  return [...alone, ...notThere];
}

function untranslated(file: string, twinFile: string, name: string): Problem {
  const message = `This page has no ${name} twin, so visitors would get English under the ${name} address. Copy the file to ${twinFile} and write it in ${name}.`;
  return {file, line: 1, place: [], message};
}

function unreachable(file: string, twinFile: string, name: string): Problem {
  const message = `This ${name} page has no English twin, so nobody can reach it. Write ${file}, or delete this file.`;
  return {file: twinFile, line: 1, place: [], message};
}

function missingImport(
  {file, line, from}: {file: string; line: number; from: string},
  wanted: string,
) {
  const message = `"${from}" is imported here, but there is no file ${wanted}.`;
  return {file, line, place: [], message};
}
