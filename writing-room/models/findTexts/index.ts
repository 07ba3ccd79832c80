/* Every text of a site that readers see, with the place where the room edits it. */
import type {YamlFile} from 'content-checks/yaml';
import {textsInList} from './inLists';
import {textsInPages} from './inPages';
import {valuesOf} from './shownText';
import type {WrittenText} from './writtenText';

export function writtenTexts(siteDir: string, files: readonly YamlFile[]): WrittenText[] {
  const named = (name: string) => files.find(({list}) => list === name)?.value;
  const values = valuesOf(named('facts'), named('site'));
  return [...textsInPages(siteDir, values), ...files.flatMap((file) => textsInList(file, values))];
}
