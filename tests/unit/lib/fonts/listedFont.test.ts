import {readFileSync} from 'node:fs';
import {findFont} from '@site/src/lib/fonts/readFont';
import {loadDownloadableFonts} from '@site/src/plugins/downloadable-fonts/writeFonts';
import {inspectSite as inspect} from '@site/src/data';
import {row} from '../../support/row';
import {fontFile, writeSite} from '../../support/sites';

const web = readFileSync(
  require.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff2'),
);
const entry = (file: string, more = '') =>
  `- id: koshi\n  name: {en: Koshi, ne: कोशी}\n  file: ${file}\n${more}`;

it.each([
  ['gandaky.ttf', 'asset.none src/data/typefaces/gandaky.ttf near gandaki.ttf'],
  ['Gandaki.ttf', 'asset.none src/data/typefaces/Gandaki.ttf near gandaki.ttf'],
  ['/fonts/gandaki.ttf', 'font.name /fonts/gandaki.ttf src/data/typefaces'],
  ['samples/gone.ttf', 'asset.none src/data/typefaces/samples/gone.ttf'],
])('says of %s why it is not there', async (file, says) => {
  const found = await findFont(writeSite(), file);
  expect('problem' in found && row(found.problem)).toBe(says);
});

it('tells a writer the file, the line and the entry of a font that is none', async () => {
  const siteDir = writeSite({
    'src/data/fonts.yml': entry('koshi.ttf'),
    'src/data/typefaces/koshi.ttf': web,
  });
  expect((await inspect(siteDir)).problems).toMatchObject([
    {
      file: 'src/data/fonts.yml',
      line: 3,
      place: ['koshi', 'file'],
      id: 'font.none',
      values: {file: 'src/data/typefaces/koshi.ttf'},
    },
  ]);
  await expect(loadDownloadableFonts(siteDir)).rejects.toThrow('koshi.ttf is not a Unicode font');
});

it('needs a file and an entry, and nothing else', async () => {
  const siteDir = writeSite({
    'src/data/fonts.yml': entry('JDR Koshi.ttf', '  licence: {en: Free, ne: निःशुल्क}\n'),
    'src/data/typefaces/JDR Koshi.ttf': readFileSync(fontFile),
  });
  expect(await loadDownloadableFonts(siteDir)).toMatchObject([
    {id: 'koshi', word: 'कोशी', fileName: 'koshi.ttf', licence: 'Free'},
  ]);
});
