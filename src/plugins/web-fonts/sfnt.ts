/** https://learn.microsoft.com/typography/opentype/spec/otff */
const HEADER = 12;
const ENTRY = 16;

/**
 * One table of a font; what is written into it is written into the font.
 *
 * @throws when the font has none of this name
 */
export function tableOf(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER + index * ENTRY;
    if (font.toString('latin1', entry, entry + 4) === name) {
      const offset = font.readUInt32BE(entry + 8);
      return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
    }
  }
  throw new Error(`The font has no table ${name}.`);
}

/** The numbers of the glyphs that draw something. */
export function drawnGlyphs(font: Buffer): number[] {
  const count = tableOf(font, 'maxp').readUInt16BE(4);
  const long = tableOf(font, 'head').readUInt16BE(50) === 1;
  const loca = tableOf(font, 'loca');
  const at = (glyph: number) =>
    long ? loca.readUInt32BE(4 * glyph) : loca.readUInt16BE(2 * glyph);
  return Array.from({length: count}, (_, glyph) => glyph).filter(
    (glyph) => at(glyph) !== at(glyph + 1),
  );
}
