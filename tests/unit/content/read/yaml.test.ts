import {asha} from '../../support/listMistakes';
import {messages, yamlFile} from '../../support/lists';
import {row} from '../../support/row';

// What is said of each mistake in YAML is in parseList.test.ts.

it('reads a half-saved file without an exception', async () => {
  for (let length = 0; length < asha.length; length += 1) {
    await expect(messages('team', asha.slice(0, length))).resolves.toBeInstanceOf(Array);
  }
});

it('reads a file with a byte order mark and Windows line ends, and counts its lines', async () => {
  const windows = (source: string) => `\ufeff${source.replaceAll('\n', '\r\n')}`;
  expect(await messages('team', windows(asha))).toEqual([]);
  expect(await messages('team', windows(`${asha}  rol: x\n`))).toEqual([
    '4: field.unknown rol near role',
  ]);
});

it('asks for UTF-8 where a file is saved otherwise', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x2d, 0x00, 0x20, 0x00]);
  expect(yamlFile('team', utf16).problems.map(row)).toEqual(['file.encoding']);
});
