/* Every text of a site that readers see, with the place where the room edits it. */
import path from 'node:path';
import {collections} from '../../../src/collections';
import {parseYamlFile, type YamlFile} from 'content-checks/yaml';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {textsInList} from './inLists';
import {textsInPages} from './inPages';
import {readOnce, remembering} from './remember';
import {valuesOf} from './shownText';
import type {WrittenText} from './writtenText';

/** What did not change since the last call is not read again. */
export function writtenTexts(siteDir: string): {
  texts: readonly WrittenText[];
  files: readonly YamlFile[];
} {
  const files = Object.keys(collections).flatMap((name) => readList(siteDir, name) ?? []);
  const named = (name: string) => files.find(({list}) => list === name);
  const values = valuesOf(named('facts'), named('site'));
  const inLists = files.flatMap((file) =>
    rememberTexts(file, [values], () => textsInList(file, values)),
  );
  const inPages = textsInPages(siteDir, values);
  return {texts: [...inPages, ...inLists], files};
}

const rememberTexts = remembering<WrittenText[]>();
const rememberFile = remembering<YamlFile>();

function readList(siteDir: string, name: string): YamlFile | undefined {
  const file = `${dataFolder}/${name}.yml`;
  const content = readOnce(path.join(siteDir, file));
  return content && rememberFile(content, [], () => parseYamlFile(name, file, content.bytes));
}
