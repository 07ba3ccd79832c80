import {readFileSync} from 'node:fs';
import {deflateSync} from 'node:zlib';
import {fontFiles} from '@site/src/plugins/social/fonts';
import {woffToSfnt} from '@site/src/plugins/social/sfnt';

/** The sum that every table of a font carries, over its words of four bytes. */
function checksum(content: Buffer): number {
  const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function tablesOf(sfnt: Buffer) {
  return Array.from({length: sfnt.readUInt16BE(4)}, (_, index) => {
    const entry = sfnt.subarray(12 + 16 * index, 28 + 16 * index);
    const offset = entry.readUInt32BE(8);
    return {
      tag: entry.toString('latin1', 0, 4),
      checksum: entry.readUInt32BE(4),
      offset,
      content: sfnt.subarray(offset, offset + entry.readUInt32BE(12)),
    };
  });
}

/** A file with one table of the given length. */
function smallWoff(packed: Buffer, length = 10): Buffer {
  const header = Buffer.alloc(64);
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(1, 12);
  header.write('test', 44, 'latin1');
  [64, packed.length, length, 1234].forEach((value, at) =>
    header.writeUInt32BE(value, 48 + 4 * at),
  );
  return Buffer.concat([header, packed]);
}

it.each(fontFiles().map((file) => [file.split('/').at(-1), file]))(
  'unpacks %s to a whole font',
  (_, file) => {
    const woff = readFileSync(file!);
    const sfnt = woffToSfnt(woff);
    // The size that the packed file promises, and sums that the font's maker computed.
    expect(sfnt.length).toBe(woff.readUInt32BE(16));
    const tables = tablesOf(sfnt);
    expect(tables.map(({tag}) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']));
    for (const {tag, offset, content, checksum: promised} of tables) {
      expect(offset % 4).toBe(0);
      // The head holds a sum over the whole file, which its own sum leaves out.
      if (tag !== 'head') expect({tag, sum: checksum(content)}).toEqual({tag, sum: promised});
    }
  },
);

it('fills the header and the gap after a table', () => {
  const sfnt = woffToSfnt(smallWoff(deflateSync(Buffer.alloc(42)), 42));
  expect(sfnt.subarray(0, 12).toString('hex')).toBe('000100000001001000000000');
  expect(sfnt.length).toBe(12 + 16 + 44);
});

it('takes a table that is not packed as it is', () => {
  const [table] = tablesOf(woffToSfnt(smallWoff(Buffer.from('0123456789'))));
  expect(table!.content.toString()).toBe('0123456789');
});

it('refuses what is no such file, and a table that is damaged', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2'.padEnd(60)))).toThrow('no WOFF file of version 1');
  expect(() => woffToSfnt(Buffer.alloc(3))).toThrow('no WOFF file of version 1');
  expect(() => woffToSfnt(smallWoff(deflateSync(Buffer.alloc(9)), 20))).toThrow('damaged');
});
