import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/lib/diagnostics';
import {lineOf, parseYamlFile} from '../../../src/lib/yaml';

/** Exceptions from one rule: the id of a word → why it may break the rule. */
export interface AllowList {
  file: string;
  /** id → the line where it stands. */
  lines: ReadonlyMap<string, number>;
  problems: Problem[];
}

/** Reads an allow-list; one that is not there allows nothing. */
export function readAllowList(siteDir: string, file: string): AllowList {
  const place = path.join(siteDir, file);
  const yaml = parseYamlFile(file, file, existsSync(place) ? readFileSync(place) : Buffer.from(''));
  const lines = new Map<string, number>();
  const problems = [...yaml.problems];
  for (const [id, reason] of Object.entries((yaml.value ?? {}) as Record<string, unknown>)) {
    const line = lineOf(yaml, [id]);
    lines.set(id, line);
    if (typeof reason !== 'string' || reason.trim() === '') {
      const message = 'An exception needs its reason, so that the next reader can judge it.';
      problems.push({file, line, place: [id], message, example: `${id}: why it may be so`});
    }
  }
  return {file, lines, problems};
}

/** Drops the problems that the list allows, and tells of every exception that allows nothing. */
export function applyAllowList(found: readonly Problem[], list: AllowList): Problem[] {
  const idOf = ({place}: Problem) => place[0] ?? '';
  const needed = new Set(found.map(idOf));
  const unneeded = [...list.lines].filter(([id]) => !needed.has(id));
  return [
    ...list.problems,
    ...found.filter((problem) => !list.lines.has(idOf(problem))),
    ...unneeded.map(([id, line]) => ({
      file: list.file,
      line,
      place: [id],
      message:
        'This exception is no longer needed: no word with this id breaks the rule. Delete the line.',
    })),
  ];
}
