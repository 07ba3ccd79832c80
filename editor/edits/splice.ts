/** From and to, in UTF-16 code units. */
export type Range = readonly [from: number, to: number];

/** The lines of a block, and the empty lines on one of its sides if there are such on both. */
export function linesAround(source: string, [from, to]: Range): Range {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = source.indexOf('\n', to);
  const end = lineEnd < 0 ? source.length : lineEnd + 1;
  const before = /(?<=^|\n)(?:[ \t]*\r?\n)*$/.exec(source.slice(0, start))![0];
  const [after] = /^(?:[ \t]*(?:\r?\n|$))*/.exec(source.slice(end))!;
  if (end + after.length >= source.length) return [start - before.length, end];
  return before ? [start, end + after.length] : [start, end];
}

export const eolOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');

export function splice(source: string, [from, to]: Range, text: string): string {
  return source.slice(0, from) + text + source.slice(to);
}
