import {tableOf} from './sfnt';

/**
 * The font without what it does in some languages only, for example Marathi. Mukta names no Nepali:
 * its ५, ८ and ९ are those of Nepali wherever no language is asked for that it names.
 *
 * A script's table tells how many languages it names, and they come last: none is a right table.
 * https://learn.microsoft.com/typography/opentype/spec/chapter2#script-table
 */
export function defaultLanguage(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  for (const name of ['GSUB', 'GPOS']) {
    const table = tableOf(copy, name);
    const scripts = table.subarray(table.readUInt16BE(4));
    for (let index = 0; index < scripts.readUInt16BE(0); index++) {
      const script = scripts.readUInt16BE(2 + 6 * index + 4);
      for (const tag of languagesOf(scripts.subarray(script))) {
        if (tag === 'NEP ') throw new Error(`The font's ${name} has rules for Nepali: keep them.`);
      }
      scripts.writeUInt16BE(0, script + 2);
    }
  }
  return copy;
}

const languagesOf = (script: Buffer): string[] =>
  Array.from({length: script.readUInt16BE(2)}, (_, index) =>
    script.toString('latin1', 4 + 6 * index, 8 + 6 * index),
  );
