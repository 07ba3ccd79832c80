/** https://learn.microsoft.com/typography/opentype/spec/cmap */
const HEADER = 4;
const RECORD = 8;

type Range = readonly [first: number, last: number];

/** Whether a font has a glyph for a character. @throws RangeError when the table ends too early */
export function readCharacters(cmap: Buffer): (character: string) => boolean {
  const ranges = Array.from({length: cmap.readUInt16BE(2)}, (_, index) => HEADER + index * RECORD)
    .filter((record) => isUnicode(cmap.readUInt16BE(record), cmap.readUInt16BE(record + 2)))
    .flatMap((record) => rangesOf(cmap.subarray(cmap.readUInt32BE(record + 4))));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}

/** Other tables give letters by the places of an old code page, where क may stand for something else. */
function isUnicode(platform: number, encoding: number): boolean {
  return platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
}

function rangesOf(table: Buffer): Range[] {
  switch (table.readUInt16BE(0)) {
    case 4:
      return segments(table);
    case 12:
      return Array.from({length: table.readUInt32BE(12)}, (_, index) => {
        const group = 16 + index * 12;
        return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
      });
    default:
      // Variation selectors and forms that no Devanagari font uses alone.
      return [];
  }
}

/** The segments of format 4, without the last one, which stands for nothing. */
function segments(table: Buffer): Range[] {
  const doubled = table.readUInt16BE(6);
  const starts = 16 + doubled;
  return Array.from({length: doubled / 2}, (_, index): Range => [
    table.readUInt16BE(starts + index * 2),
    table.readUInt16BE(14 + index * 2),
  ]).filter(([first]) => first !== 0xffff);
}
