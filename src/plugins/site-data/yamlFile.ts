import {LineCounter, parseDocument, type Document} from 'yaml';
import {explainYaml} from './explainYaml';
import type {Problem} from '../../lib/diagnostics';

/** One file of src/data as it was read. */
export interface YamlFile {
  /** The name of the list: `team`. */
  list: string;
  /** Where it lies, from the site's folder: `src/data/team.yml`. */
  file: string;
  source: string;
  /** The parsed file, with the place of every field; absent when it cannot be read. */
  document?: Document;
  /** What stands in it, as plain values: null when the file is empty, undefined when it cannot be read. */
  value?: unknown;
  lines: LineCounter;
  /** What keeps it from being read. */
  problems: Problem[];
}

/** Reads the bytes of one file, however broken: a half-saved file gives problems, never an exception. */
export function parseYamlFile(list: string, file: string, bytes: Uint8Array): YamlFile {
  const lines = new LineCounter();
  const source = decode(bytes);
  const base = {list, file, lines, source: source ?? ''};
  if (source === undefined) {
    const message = 'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".';
    return {...base, problems: [{file, line: 1, place: [], message}]};
  }
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
  });
  const problems = explainYaml(document, source, lines).map((found) => ({
    ...found,
    file,
    place: [],
  }));
  if (problems.length > 0) {
    return {...base, problems};
  }
  return {...base, document, value: document.toJS(), problems};
}

/** Some editors put an invisible mark in front, or save in another encoding: the first is dropped. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
