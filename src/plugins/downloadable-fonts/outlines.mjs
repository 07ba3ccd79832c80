/*
 * Words as outlines, shaped by HarfBuzz as browsers do it. A thread of its own, in plain JavaScript:
 * the library is an ES module that waits for its WebAssembly, which neither Docusaurus's loader nor
 * Jest's can import.
 */
import {parentPort, workerData} from 'node:worker_threads';
import {Blob, Buffer, Direction, Face, Font, shape} from 'harfbuzzjs';

/**
 * A word as one path, with its ink in the corner of the picture.
 *
 * @param {{bytes: Uint8Array, word: string, size: number}} order `size` in steps of a coordinate
 * @returns {{width: number, height: number, path: string}} in such steps
 */
function outline({bytes, word, size}) {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage('ne');
  shape(font, buffer);

  const scale = size / face.upem;
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

parentPort?.postMessage(workerData.map(outline));
