import sharp from 'sharp';
import {inspectPicture} from '@site/src/plugins/site-data/pictures/inspectPicture';
import {hugeByItsHeader, logo, photograph, turnedPhotograph} from './samples';

describe('inspectPicture', () => {
  it('finds the size and the average colour of a photograph', async () => {
    const photo = await photograph().png().toBuffer();
    expect(await inspectPicture(photo)).toEqual({
      width: 800,
      height: 400,
      transparent: false,
      colour: '#704070',
    });
  });

  it('turns a photograph as the camera says', async () => {
    expect(await inspectPicture(await turnedPhotograph())).toMatchObject({width: 400, height: 800});
  });

  it.each(['jpeg', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const photo = await photograph().toFormat(format).toBuffer();
    expect(await inspectPicture(photo)).toMatchObject({width: 800, transparent: false});
  });

  it('reads grey ones and those made for print', async () => {
    const grey = await photograph().greyscale().toColourspace('b-w').png().toBuffer();
    expect(await inspectPicture(grey)).toMatchObject({
      colour: expect.stringMatching(/^#(..)\1\1$/),
    });
    const print = await photograph().toColourspace('cmyk').jpeg().toBuffer();
    expect(await inspectPicture(print)).toMatchObject({
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('tells a picture that one can see through from one that only might be', async () => {
    expect(await inspectPicture(await logo())).toMatchObject({transparent: true});
    const opaque = await photograph().ensureAlpha(1).png().toBuffer();
    expect(await inspectPicture(opaque)).toMatchObject({transparent: false});
  });

  const broken = 'is broken: a part of the picture is missing. Copy or export it again.';
  const cut = async (form: 'jpeg' | 'png', missing: number) =>
    (await photograph().toFormat(form).toBuffer()).subarray(0, -missing);
  const otherForm = (form: string) =>
    `is of the form ${form}. Save it again as JPEG, PNG, WebP or AVIF.`;

  it.each<[what: string, make: () => Uint8Array | Promise<Uint8Array>, problem: string]>([
    ['an empty file', () => Buffer.from(''), 'is an empty file. Copy the picture again.'],
    [
      'a text',
      () => Buffer.from('Not a picture'),
      'is no picture, or its beginning is broken. Save it again as JPEG, PNG, WebP or AVIF.',
    ],
    ['a GIF', () => photograph().gif().toBuffer(), otherForm('GIF')],
    ['a TIFF', () => photograph().tiff().toBuffer(), otherForm('TIFF')],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'),
      otherForm('SVG'),
    ],
    ['a JPEG without its last bytes', () => cut('jpeg', 2), broken],
    ['a JPEG without its end', () => cut('jpeg', 400), broken],
    ['a PNG without its end', () => cut('png', 200), broken],
    [
      'more pixels than a machine should open, without opening it',
      hugeByItsHeader,
      'has 48 million pixels (8000 × 6000). More than 40 million are too many: make it smaller. 1920 pixels across are enough.',
    ],
  ])('says of %s what is wrong', async (_what, make, problem) => {
    expect(await inspectPicture(await make())).toEqual({problem});
  });

  it('knows a photograph of a phone in a form that browsers do not know', async () => {
    const metadata = {format: 'heif', compression: 'hevc', width: 4032, height: 3024};
    jest.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce(metadata as never);
    expect(await inspectPicture(Buffer.from('ftypheic'))).toEqual({
      problem: 'is a HEIC photograph, as some phones take them. Save it as JPEG.',
    });
  });
});
