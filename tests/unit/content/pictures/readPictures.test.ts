import sharp from 'sharp';
import {inspectPicture} from 'content/pictures/readPictures';
import {row} from '../../support/row';
import {hugeByItsHeader, logo, photograph, turnedPhotograph} from './samples';

const inspect = (bytes: Uint8Array) => inspectPicture(bytes, 'a.jpg');

it('finds the size of a photograph', async () => {
  const photo = await photograph().png().toBuffer();
  expect(await inspect(photo)).toEqual({width: 800, height: 400, transparent: false});
});

it('turns a photograph as the camera says', async () => {
  expect(await inspect(await turnedPhotograph())).toMatchObject({width: 400, height: 800});
});

it.each(['jpeg', 'webp', 'avif'] as const)('reads %s', async (format) => {
  const photo = await photograph().toFormat(format).toBuffer();
  expect(await inspect(photo)).toMatchObject({width: 800, transparent: false});
});

it('reads grey ones and those made for print', async () => {
  const grey = await photograph().greyscale().toColourspace('b-w').png().toBuffer();
  expect(await inspect(grey)).toMatchObject({width: 800});
  const print = await photograph().toColourspace('cmyk').jpeg().toBuffer();
  expect(await inspect(print)).toMatchObject({width: 800});
});

it('tells a picture that one can see through from one that only might be', async () => {
  expect(await inspect(await logo())).toMatchObject({transparent: true});
  const opaque = await photograph().ensureAlpha(1).png().toBuffer();
  expect(await inspect(opaque)).toMatchObject({transparent: false});
});

const cut = async (form: 'jpeg' | 'png', missing: number) =>
  (await photograph().toFormat(form).toBuffer()).subarray(0, -missing);

it.each<[what: string, make: () => Uint8Array | Promise<Uint8Array>, says: string]>([
  ['an empty file', () => Buffer.from(''), 'asset.empty a.jpg'],
  ['a text', () => Buffer.from('Not a picture'), 'picture.none a.jpg'],
  ['a GIF', () => photograph().gif().toBuffer(), 'picture.form a.jpg GIF'],
  ['a TIFF', () => photograph().tiff().toBuffer(), 'picture.form a.jpg TIFF'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'),
    'picture.form a.jpg SVG',
  ],
  ['a JPEG without its last bytes', () => cut('jpeg', 2), 'asset.broken a.jpg'],
  ['a JPEG without its end', () => cut('jpeg', 400), 'asset.broken a.jpg'],
  ['a PNG without its end', () => cut('png', 200), 'asset.broken a.jpg'],
  [
    'more pixels than a machine should open, without opening it',
    hugeByItsHeader,
    'picture.large a.jpg 48 8000 6000 40',
  ],
])('says of %s what is wrong', async (_what, make, says) => {
  const found = await inspect(await make());
  expect('problem' in found && row(found.problem)).toBe(says);
});

it('knows a photograph of a phone in a form that browsers do not know', async () => {
  const metadata = {format: 'heif', compression: 'hevc', width: 4032, height: 3024};
  jest.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce(metadata as never);
  expect(await inspect(Buffer.from('ftypheic'))).toMatchObject({
    problem: {id: 'picture.form', values: {form: 'HEIC'}},
  });
});
