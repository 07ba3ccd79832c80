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

/** The numbers of a font's glyphs: those that draw something, and those that do not. */
export function glyphsOf(font: Buffer): {drawn: number[]; empty: number[]} {
  const count = tableOf(font, 'maxp').readUInt16BE(4);
  const long = tableOf(font, 'head').readUInt16BE(50) === 1;
  const loca = tableOf(font, 'loca');
  const at = (glyph: number) =>
    long ? loca.readUInt32BE(4 * glyph) : loca.readUInt16BE(2 * glyph);
  const glyphs = Array.from({length: count}, (_, glyph) => glyph);
  const isDrawn = (glyph: number) => at(glyph) !== at(glyph + 1);
  return {drawn: glyphs.filter(isDrawn), empty: glyphs.filter((glyph) => !isDrawn(glyph))};
}
