/** https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font */
const HEADER = 12;
const ENTRY = 16;

/** What a file begins with → the ending that its name has. */
const FORMATS: Readonly<Record<string, FontFormat>> = {
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
};

/** What other files begin with that are taken for fonts, and what to do about them. */
const OTHERS: Readonly<Record<string, string>> = {
  wOFF: 'is a web font (WOFF). Take the .ttf file that it was made from.',
  wOF2: 'is a web font (WOFF2). Take the .ttf file that it was made from.',
  ttcf: 'is a collection of several fonts. Export the one you want as a file of its own.',
  'PK\x03\x04': 'is a ZIP archive. Unpack it, and take the .ttf file out of it.',
};

const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'];

export type FontFormat = 'ttf' | 'otf';

/** What is wrong with a file: the rest of a sentence that begins with its name. */
export interface Unfit {
  problem: string;
}

export interface Tables {
  format: FontFormat;
  /** The bytes of a table; empty when the font does not have it. */
  table(tag: string): Buffer;
}

/** The parts of a TrueType or OpenType file, once they are all within it. */
export function readTables(bytes: Buffer): Tables | Unfit {
  if (bytes.length === 0) return {problem: 'is an empty file. Copy the font again.'};
  const signature = bytes.toString('latin1', 0, 4);
  const format = FORMATS[signature];
  if (!format) return {problem: OTHERS[signature] ?? 'is no font. Take a .ttf or .otf file.'};

  const tables = new Map<string, Buffer>();
  const count = bytes.length < HEADER ? 0 : bytes.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    if (entry + ENTRY > bytes.length) return broken();
    const offset = bytes.readUInt32BE(entry + 8);
    const length = bytes.readUInt32BE(entry + 12);
    if (offset + length > bytes.length) return broken();
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.subarray(offset, offset + length));
  }
  const outlines = ['glyf', 'CFF ', 'CFF2'].some((tag) => tables.has(tag));
  if (!outlines || NEEDED.some((tag) => !tables.has(tag))) return broken();
  return {format, table: (tag) => tables.get(tag) ?? Buffer.alloc(0)};
}

export function broken(): Unfit {
  return {problem: 'is broken: a part of the font is missing. Copy or export it again.'};
}
