import {readFileSync} from 'node:fs';

/** A glyph that a font draws for a text. */
export interface Glyph {
  /** 0 for a letter that the font lacks. */
  id: number;
  /** In units of the font. */
  width: number;
}

/** What is called here of https://harfbuzz.github.io: numbers are addresses in `memory`. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_language_from_string(text: number, length: number): number;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_set_flags(buffer: number, flags: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, all: number, from: number, count: number): void;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
}

const WRITABLE = 2;
const REMOVE_DEFAULT_IGNORABLES = 8;

/** The bytes of a page of memory in WebAssembly, and those of hb_glyph_info_t and hb_glyph_position_t. */
const PAGE = 65_536;
const RECORD = 20;

let program: WebAssembly.Module | undefined;

/** A new copy of the library, whose memory goes away with it. */
function startHarfBuzz(): HarfBuzz {
  program ??= new WebAssembly.Module(
    readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm')),
  );
  const nothing = () => 0;
  const env = {
    _emscripten_runtime_keepalive_clear: nothing,
    _abort_js: nothing,
    _setitimer_js: nothing,
    emscripten_resize_heap(bytes: number) {
      library.memory.grow(Math.ceil((bytes - library.memory.buffer.byteLength) / PAGE));
      return 1;
    },
  };
  const imports = {env, wasi_snapshot_preview1: {proc_exit: nothing}};
  const library = new WebAssembly.Instance(program, imports).exports as unknown as HarfBuzz;
  library.__wasm_call_ctors();
  return library;
}

/**
 * Draws texts in a font as Chrome and Firefox do, by the glyphs of the font. HarfBuzz's own module for JavaScript
 * waits for its WebAssembly, which the checks of lists cannot do; so the library itself is called here.
 *
 * @param bytes TrueType or OpenType
 * @returns a function of a text and of the code of its language, '' for none; joiners have no glyphs
 */
export function shaperOf(bytes: Uint8Array): (text: string, language: string) => Glyph[] {
  const hb = startHarfBuzz();
  const store = (data: Uint8Array): number => {
    const address = hb.malloc(data.length);
    new Uint8Array(hb.memory.buffer).set(data, address);
    return address;
  };
  const blob = hb.hb_blob_create(store(bytes), bytes.length, WRITABLE, 0, 0);
  const font = hb.hb_font_create(hb.hb_face_create(blob, 0));
  return (text, language) => {
    const buffer = hb.hb_buffer_create();
    hb.hb_buffer_set_flags(buffer, REMOVE_DEFAULT_IGNORABLES);
    const letters = store(Buffer.from(text, 'utf16le'));
    hb.hb_buffer_add_utf16(buffer, letters, text.length, 0, text.length);
    hb.hb_buffer_guess_segment_properties(buffer);
    const code = hb.hb_language_from_string(store(Buffer.from(language)), language.length);
    hb.hb_buffer_set_language(buffer, code);
    hb.hb_shape(font, buffer, 0, 0);
    const length = hb.hb_buffer_get_length(buffer);
    const infos = hb.hb_buffer_get_glyph_infos(buffer, 0);
    const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
    const memory = new DataView(hb.memory.buffer);
    const glyphs = Array.from({length}, (_, at) => ({
      id: memory.getUint32(infos + at * RECORD, true),
      width: memory.getInt32(positions + at * RECORD, true),
    }));
    hb.hb_buffer_destroy(buffer);
    return glyphs;
  };
}
