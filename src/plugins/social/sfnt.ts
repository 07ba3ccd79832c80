import {inflateSync} from 'node:zlib';

/** https://www.w3.org/TR/WOFF/#WOFFHeader and https://learn.microsoft.com/typography/opentype/spec/otff */
const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  tag: Buffer;
  checksum: number;
  /** Unpacked. */
  content: Buffer;
}

function readTables(woff: Buffer): Table[] {
  return Array.from({length: woff.readUInt16BE(12)}, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    // What would not get smaller is stored as it is.
    const content = packedLength < length ? inflateSync(packed) : packed;
    const tag = woff.subarray(entry, entry + 4);
    if (content.length !== length) throw new Error(`The font's table ${tag} is damaged.`);
    return {tag, checksum: woff.readUInt32BE(entry + 16), content};
  });
}

function headerFor(flavor: number, count: number): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const exponent = Math.floor(Math.log2(count));
  const searchRange = SFNT_ENTRY * 2 ** exponent;
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(count * SFNT_ENTRY - searchRange, 10);
  return header;
}

/**
 * The font inside a WOFF file (version 1) as a plain TrueType or OpenType file: what draws the
 * preview pictures reads no web fonts.
 *
 * @throws when the file is no WOFF file of version 1 or is damaged
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF_SIGNATURE) {
    throw new Error('This is no WOFF file of version 1.');
  }
  const tables = readTables(woff);
  const header = headerFor(woff.readUInt32BE(4), tables.length);
  const parts = [header];
  let offset = header.length;
  tables.forEach(({tag, checksum, content}, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    // Every table begins at a multiple of four.
    const gap = Buffer.alloc(-content.length & 3);
    parts.push(content, gap);
    offset += content.length + gap.length;
  });
  return Buffer.concat(parts);
}
