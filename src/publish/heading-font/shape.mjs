/*
 * Makes a part of a font for some texts and compares it with the whole font, by HarfBuzz, which shapes text
 * in Chrome and Firefox. A thread of its own, in plain JavaScript, for the reason that
 * src/plugins/downloadable-fonts/outlines.mjs names.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {Blob, Buffer, Face, Feature, Font, shape, shapeWithTrace, TracePhase} from 'harfbuzzjs';

/** https://harfbuzz.github.io/harfbuzz-hb-subset.html */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const NAME_IDS = 4;

/** The Open Font License requires the copyright and the licence; browsers read no names. */
const KEPT_NAMES = [0, 13, 14];

/** As base.css says it; not every browser knows the rules for Hindi. */
const FEATURES = [new Feature('locl', 0)];
const LANGUAGES = ['ne', 'hi'];

const open = (bytes) => new Font(new Face(new Blob(bytes)));

function bufferOf(text, language) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/**
 * Every glyph that shaping the texts passes through, not just the last ones: a conjunct is made of half
 * forms that no reader sees, and the font's rules for it need them.
 */
function glyphsOf(font, texts) {
  const glyphs = new Set();
  for (const text of texts)
    for (const step of shapeWithTrace(font, bufferOf(text, 'ne'), [], 0, TracePhase.DONT_STOP))
      for (const {g} of step.t) glyphs.add(g);
  return glyphs;
}

/** The part of a TrueType font with these glyphs and the rules between them, without hinting. */
function partOf(bytes, characters, glyphs) {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const hb = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))).exports;
  const data = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  const names = hb.hb_subset_input_set(input, NAME_IDS);
  hb.hb_set_clear(names);
  const add = (set, values) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  add(names, KEPT_NAMES);
  add(hb.hb_subset_input_unicode_set(input), characters);
  add(hb.hb_subset_input_glyph_set(input), glyphs);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);

  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error('HarfBuzz cannot take a part out of this font.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

/** What a reader sees of a text: outlines and places, because a part has other numbers of glyphs. */
function drawnBy(font, text, language) {
  const buffer = bufferOf(text, language);
  shape(font, buffer, FEATURES);
  return JSON.stringify(
    buffer.getGlyphInfosAndPositions().map(({codepoint, xAdvance, xOffset, yOffset}) => [
      // A letter that neither has, the browser takes from the next font.
      codepoint > 0 && font.glyphToPath(codepoint),
      xAdvance,
      xOffset,
      yOffset,
    ]),
  );
}

/**
 * @param {{font: Uint8Array, texts: string[], part?: Uint8Array}} order with `part` to prove that one only
 * @returns {{part: Uint8Array, unproved: string[]}} `unproved`: what the part draws in another way
 */
function answer({font: bytes, texts, part}) {
  const whole = open(bytes);
  const characters = new Set([...texts.join('')].map((character) => character.codePointAt(0)));
  const made = part ?? partOf(bytes, characters, glyphsOf(whole, texts));
  const font = open(made);
  const unproved = texts.filter((text) => {
    const drawn = drawnBy(whole, text, 'ne');
    return LANGUAGES.some((language) => drawnBy(font, text, language) !== drawn);
  });
  return {part: made, unproved};
}

parentPort?.postMessage(answer(workerData));
