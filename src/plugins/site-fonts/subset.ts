import {readFileSync} from 'node:fs';

export interface Part {
  characters: Iterable<number>;
  /** In addition to the glyphs of the characters, by their numbers in the whole font. */
  glyphs?: Iterable<number>;
  /** Whether to add every glyph that the font's rules can make of these. */
  closure: boolean;
  /** Keeps the numbers of the whole font, with nothing at those that are left out. */
  keepNumbers?: boolean;
}

/** The parts of HarfBuzz's subsetter that are used; pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory;
  malloc(length: number): number;
  hb_blob_create(data: number, length: number, mode: number, own: number, free: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** https://harfbuzz.github.io/harfbuzz-hb-subset.html */
const NO_HINTING = 0x1;
const RETAIN_GIDS = 0x2;
/** A letter that no font has shows as a box, because a gap would hide that it is missing. */
const NOTDEF_OUTLINE = 0x40;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const NAME_IDS = 4;

/** The Open Font License requires the copyright and the licence; browsers read no names. */
const KEPT_NAMES = [0, 13, 14];

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * A part of a font, without hinting and with the layout features that browsers apply by themselves.
 *
 * @param font a whole TrueType font, unpacked
 * @throws when it is none
 */
export async function subset(font: Buffer, part: Part): Promise<Buffer> {
  compiled ??= WebAssembly.compile(
    readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  // An instance for each call, so that its memory is freed as a whole.
  const instance = await WebAssembly.instantiate(await compiled);
  const hb = instance.exports as unknown as Subsetter;

  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  add(hb.hb_subset_input_unicode_set(input), part.characters);
  add(hb.hb_subset_input_glyph_set(input), part.glyphs ?? []);
  const names = hb.hb_subset_input_set(input, NAME_IDS);
  hb.hb_set_clear(names);
  add(names, KEPT_NAMES);
  hb.hb_subset_input_set_flags(
    input,
    NO_HINTING |
      NOTDEF_OUTLINE |
      (part.closure ? 0 : NO_LAYOUT_CLOSURE) |
      (part.keepNumbers ? RETAIN_GIDS : 0),
  );

  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error('HarfBuzz cannot take a part out of this font.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}
