import {missingIn} from '../lines';
import type {BuildRecord} from './record';

/** Bytes may differ by this share. */
const TOLERANCE = 0.01;
const SHOWN_LINES = 12;

const short = (line: string): string => (line.length > 240 ? `${line.slice(0, 240)} …` : line);

function compareLines(name: string, before: readonly string[], after: readonly string[]): string[] {
  if (name.endsWith(': bytes')) {
    const [old, now] = [Number(before[0] ?? 0), Number(after[0] ?? 0)];
    return Math.abs(now - old) > TOLERANCE * old ? [`  ${old} → ${now} bytes`] : [];
  }
  if (before.join('\n') === after.join('\n')) return [];
  const changes = [
    ...missingIn(after, before).map((line) => `  - ${short(line)}`),
    ...missingIn(before, after).map((line) => `  + ${short(line)}`),
  ];
  const rest = changes.length - SHOWN_LINES;
  return changes.length === 0
    ? ['  the same lines in another order']
    : [...changes.slice(0, SHOWN_LINES), ...(rest > 0 ? [`  … and ${rest} more lines`] : [])];
}

/** @returns what differs, to be printed; the same differences of many pages once, with their names */
export function compareRecords(before: BuildRecord, after: BuildRecord): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const places = new Map<string, string[]>();
  for (const name of names) {
    const lines =
      name in before && name in after
        ? compareLines(name, before[name]!, after[name]!)
        : [`  ${name in before ? 'is gone' : 'is new'}`];
    if (lines.length === 0) continue;
    const text = lines.join('\n');
    places.set(text, [...(places.get(text) ?? []), name]);
  }
  return [...places].map(([text, all]) => {
    const rest = all.length - 6;
    return `${all.slice(0, 6).join('\n')}${rest > 0 ? `\n… and ${rest} more` : ''}\n${text}`;
  });
}
