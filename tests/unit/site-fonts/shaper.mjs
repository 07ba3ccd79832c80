/*
 * What a browser would draw: texts shaped by HarfBuzz. A thread of its own, in plain JavaScript, because
 * Jest cannot import the library.
 */
import {parentPort, workerData} from 'node:worker_threads';
import {Blob, Buffer, Direction, Face, Font, shape} from 'harfbuzzjs';

/**
 * One text for each text: the outline, advance and place of each glyph. Numbers of glyphs are left
 * out, since a subset has others.
 *
 * @param {{bytes: Uint8Array, texts: string[]}} order
 * @returns {string[]} "missing" among them for a letter without a glyph
 */
function draw({bytes, texts}) {
  const font = new Font(new Face(new Blob(bytes)));
  const outlines = new Map();
  const outline = (glyph) => {
    if (glyph === 0) return 'missing';
    if (!outlines.has(glyph)) outlines.set(glyph, font.glyphToPath(glyph));
    return outlines.get(glyph);
  };
  return texts.map((text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.setDirection(Direction.LTR);
    buffer.setScript('Deva');
    buffer.setLanguage('ne');
    shape(font, buffer);
    return buffer
      .getGlyphInfosAndPositions()
      .map((at) => [outline(at.codepoint), at.xAdvance, at.yAdvance, at.xOffset, at.yOffset].join())
      .join(';');
  });
}

parentPort?.postMessage(workerData.map(draw));
