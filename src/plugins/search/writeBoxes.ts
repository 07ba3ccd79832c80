import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {elementsIn, named, readHtml} from '../../lib/html';
import {locales} from '../../lib/locale';
import {pageFile, SEARCH_BOX_FILE} from '../../lib/urls';
import {readLocaleTable} from '../routing/routeTable';

/**
 * Writes the dialog of the search page into a file of its own, in each language: the link in the header of
 * other pages loads it from there.
 */
export function writeBoxes(buildDir: string): void {
  for (const locale of locales) {
    const {base} = readLocaleTable(buildDir, locale);
    const html = readFileSync(path.join(buildDir, pageFile(`${base}search`)), 'utf8');
    const [dialog] = elementsIn(readHtml(html), named('dialog'));
    const {startOffset, endOffset} = dialog!.sourceCodeLocation!;
    writeFileSync(path.join(buildDir, base, SEARCH_BOX_FILE), html.slice(startOffset, endOffset));
  }
}
