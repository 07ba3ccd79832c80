/*
 * What is made with HarfBuzz, which shapes text in Chrome and Firefox. A thread of its own, in plain JavaScript: the
 * library is an ES module that waits for its WebAssembly, which neither Docusaurus's loader nor Jest's can import.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import {
  Blob,
  Buffer,
  BufferFlag,
  Direction,
  Face,
  Feature,
  Font,
  shape,
  shapeWithTrace,
  TracePhase,
} from 'harfbuzzjs';

const open = (bytes) => new Font(new Face(new Blob(bytes)));

function bufferOf(text, language) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/* The letters of a font to download. */

/** Each letter, sign and digit of Nepali. */
const LETTERS = [
  ...'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  ...'कः कँ कं का कि की कु कू कृ के कै को कौ सोऽहम् छ।'.split(' '),
  ...'०१२३४५६७८९',
];

/** Two letters beside each other, of which one has a form of its own. */
const JOINED = ['शक्ति', 'अर्को'];

/** Two letters that become one, so the second is not drawn as it is alone. */
const MERGED = 'क्षमा मित्र ज्ञान श्रम ट्रक छुट्टी अड्डा शुद्ध विद्या'.split(' ');

/** The र is written before the य, as an eyelash: neither above it nor below. */
const EYELASH = 'गर्\u200dयो';

/** Programs mark a text as Nepali, or not at all. A font may have rules for the one that break the other. */
const LANGUAGES = ['ne', ''];

/** A halanta within a word. */
const JOINT = /\u094d\u200d?(?=.)/;
const NON_JOINER = '\u094d\u200c';

const idsOf = (glyphs) => glyphs.map(({codepoint}) => codepoint).join(' ');
const widthOf = (glyphs) => glyphs.reduce((sum, {xAdvance}) => sum + xAdvance, 0);

/**
 * The words that a font draws in another way than Nepali is written: with a box for a letter that it lacks, a dotted
 * circle for a sign without its letter, or a visible halanta where two letters join.
 *
 * @param {Uint8Array} bytes TrueType or OpenType
 * @returns {string[]}
 */
function undrawnWords(bytes) {
  const font = open(bytes);
  const glyphsOf = (text, language) => {
    const buffer = bufferOf(text, language);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const isDrawn = (word, language) => {
    const glyphs = glyphsOf(word, language);
    const [circle] = glyphsOf('\u25cc', language);
    if (glyphs.some(({codepoint}) => codepoint === 0 || codepoint === circle.codepoint))
      return false;
    // With the non-joiner, the halanta is to be seen.
    const parted = glyphsOf(word.replace(JOINT, NON_JOINER), language);
    if (JOINT.test(word) && idsOf(glyphs) === idsOf(parted)) return false;
    if (MERGED.includes(word)) {
      const [alone] = glyphsOf(/\u094d(.)/.exec(word)[1], language);
      if (glyphs.some(({codepoint}) => codepoint === alone.codepoint)) return false;
    }
    return word !== EYELASH || widthOf(glyphs) > widthOf(glyphsOf('गयो', language));
  };
  return [...LETTERS, ...JOINED, ...MERGED, EYELASH].filter((word) =>
    LANGUAGES.some((language) => !isDrawn(word, language)),
  );
}

/* Words as outlines. */

/**
 * A word as one path, with its ink in the corner of the picture.
 *
 * @param {{bytes: Uint8Array, word: string, size: number}} order `size` in steps of a coordinate
 * @returns {{width: number, height: number, path: string}} in such steps
 */
function outline({bytes, word, size}) {
  const font = open(bytes);
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage('ne');
  shape(font, buffer);

  const scale = size / font.face.upem;
  const commands = [];
  let pen = 0;
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    for (const {type, values} of font.glyphToJson(glyph.codepoint)) {
      const points = values.map((value, index) =>
        index % 2 === 0
          ? Math.round((pen + glyph.xOffset + value) * scale)
          : Math.round(-(glyph.yOffset + value) * scale),
      );
      commands.push({type, points});
    }
    pen += glyph.xAdvance;
  }
  return toPath(commands);
}

/** Relative steps: they are shorter, and repeat. */
function toPath(commands) {
  const all = commands.flatMap(({points}) => points);
  const xs = all.filter((_, index) => index % 2 === 0);
  const ys = all.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  let at = [left, top];
  let start = at;
  let path = '';
  for (const {type, points} of commands) {
    const steps = points.map((value, index) => value - at[index % 2]);
    path += type === 'Z' ? 'z' : type.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
    at = type === 'Z' ? start : points.slice(-2);
    if (type === 'M') start = at;
  }
  return {width: Math.max(...xs) - left, height: Math.max(...ys) - top, path};
}

/* The part of a font that some texts need. subset-font has no way to name glyphs: with every conjunct that the letters
   of our headings could make, a part is as large as the whole. */

/** https://harfbuzz.github.io/harfbuzz-hb-subset.html */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const NAME_IDS = 4;

/** The Open Font License requires the copyright and the licence; browsers read no names. */
const KEPT_NAMES = [0, 13, 14];

/** As base.css says it; not every browser knows the rules for Hindi. */
const FEATURES = [new Feature('locl', 0)];

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
function makePart({font: bytes, texts, part}) {
  const whole = open(bytes);
  const characters = new Set([...texts.join('')].map((character) => character.codePointAt(0)));
  const made = part ?? partOf(bytes, characters, glyphsOf(whole, texts));
  const font = open(made);
  const unproved = texts.filter((text) => {
    const drawn = drawnBy(whole, text, 'ne');
    return ['ne', 'hi'].some((language) => drawnBy(font, text, language) !== drawn);
  });
  return {part: made, unproved};
}

const tasks = {undrawnWords, outlines: (orders) => orders.map(outline), makePart};

parentPort.on('message', ({task, order}) => parentPort.postMessage(tasks[task](order)));
