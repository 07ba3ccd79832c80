import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {rspack, type RuleSetRule} from '@rspack/core';
import {getFileLoaderUtils} from '@docusaurus/utils';
import sharp from 'sharp';
import siteData from 'content/lists/plugin';
import {cleanPicture} from 'content/pictures/cleanPicture';
import {checkServedFiles} from 'content/pictures/forms';
import {contracts} from '@site/src/data';
import {logo, photograph, turnedPhotograph} from './samples';

const clean = (bytes: Buffer) => cleanPicture(bytes, 'static/a');

const noted = (form: 'jpeg' | 'png' | 'webp' | 'avif') =>
  photograph(80, 40)
    .withExif({IFD0: {Artist: 'Asha'}, IFD3: {GPSLatitudeRef: 'N'}})
    .toFormat(form)
    .toBuffer();

/** A PNG with a chunk of words in front of its end. */
async function pngWithWords(): Promise<Buffer> {
  const png = await photograph(8, 8).png().toBuffer();
  const chunk = Buffer.alloc(24);
  chunk.writeUInt32BE(12);
  chunk.write('tEXtAuthor\0Asha ', 4, 'latin1');
  chunk.writeInt32BE(crc32(chunk.subarray(4, 20)) | 0, 20);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

/** A GIF of two pictures, with a comment. */
async function gifWithComment(): Promise<Buffer> {
  const pictures = Buffer.from([...Array(12).fill(200), ...Array(12).fill(20)]);
  const raw = {width: 2, height: 4, channels: 3, pageHeight: 2} as const;
  const gif = await sharp(pictures, {raw})
    .gif({delay: [50, 50]})
    .toBuffer();
  const comment = Buffer.from('!\xfe\x04Asha\0', 'latin1');
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
}

const withComment = (jpeg: Buffer) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from('\xff\xfe\0\x06Asha', 'latin1'),
    jpeg.subarray(2),
  ]);

describe('cleanPicture', () => {
  const samples: Record<string, () => Promise<Buffer>> = {
    'a JPEG': () => noted('jpeg'),
    'a PNG': () => noted('png'),
    'a WebP': () => noted('webp'),
    'an AVIF': () => noted('avif'),
    'a PNG with words': pngWithWords,
    'a GIF with a comment': gifWithComment,
    'a JPEG with a comment': async () => withComment(await photograph(8, 8).jpeg().toBuffer()),
    'a JPEG with a film behind it': async () =>
      Buffer.concat([await photograph(8, 8).jpeg().toBuffer(), Buffer.from('Asha')]),
    'a drawing with a photograph': async () =>
      Buffer.from(
        `<?xml version="1.0"?>\n<svg><metadata>Asha</metadata><image href="data:image/jpeg;base64,${(await noted('jpeg')).toString('base64')}"/></svg>`,
      ),
  };

  it.each(Object.entries(samples))('takes a name out of %s', async (_, sample) => {
    const original = await sample();
    const cleaned = await clean(original);
    const text = cleaned
      .toString('latin1')
      .replace(/base64,([^"]+)/, (_all, inside: string) =>
        Buffer.from(inside, 'base64').toString('latin1'),
      );
    expect(text).not.toMatch(/Asha|GPS|Exif|metadata/);
    // A second time nothing is left to do.
    expect(await clean(cleaned)).toBe(cleaned);
  });

  it('keeps the pictures of an animation', async () => {
    const {pages} = await sharp(await clean(await gifWithComment())).metadata();
    expect(pages).toBe(2);
  });

  it('leaves a picture without notes as it is', async () => {
    const pictures = [
      await logo(),
      await photograph().jpeg().toBuffer(),
      await photograph().webp().toBuffer(),
      await photograph().avif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('Words about Exif'),
      Buffer.alloc(0),
    ];
    for (const picture of pictures) expect(await clean(picture)).toBe(picture);
  });

  it('names a picture that is broken, and one of a form that no browser shows', async () => {
    const broken = (await noted('png')).subarray(0, 60);
    await expect(clean(broken)).rejects.toThrow('static/a is broken');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(clean(heic)).rejects.toThrow('static/a is a HEIC file');
    const site = new Map([
      ['static/office/a.jpg', heic],
      ['static/office/b.jpg', await noted('avif')],
      ['docs/c.jpg', heic],
    ]);
    expect(checkServedFiles(site)).toMatchObject([
      {file: 'static/office/a.jpg', id: 'picture.form'},
    ]);
  });
});

/** What the bundler makes of a page that names a picture as Docusaurus does. */
async function bundle(siteDir: string, ending: string): Promise<string> {
  writeFileSync(path.join(siteDir, `small.${ending}`), await turnedPhotograph());
  const {loaders} = getFileLoaderUtils(true);
  const request = `${loaders.inlineMarkdownImageFileLoader}./small.${ending}`;
  writeFileSync(path.join(siteDir, 'page.js'), `console.log(require(${JSON.stringify(request)}));`);
  const context = {siteDir, baseUrl: '/', i18n: {currentLocale: 'en', localeConfigs: {}}};
  const {configureWebpack} = siteData(contracts)(context as never);
  const {module} = (configureWebpack as () => {module: {rules: RuleSetRule[]}})();
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: siteDir,
    entry: './page.js',
    output: {path: siteDir, filename: 'out.js'},
    module,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.toJson({all: false, errors: true}).errors?.[0];
      compiler.close(() => (problem ? reject(new Error(problem.message)) : resolve()));
    });
  });
  return readFileSync(path.join(siteDir, 'out.js'), 'utf8');
}

it.each(['jpg', 'jfif'])(
  'cleans a small picture (.%s) that is written into the page',
  async (ending) => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'picture-'));
    try {
      const [, inside = ''] =
        /data:[^,]*;base64,([\w+/=]+)/.exec(await bundle(siteDir, ending)) ?? [];
      const picture = Buffer.from(inside, 'base64');
      expect((await sharp(picture).metadata()).width).toBe(400);
      expect(picture.includes('Asha')).toBe(false);
    } finally {
      rmSync(siteDir, {recursive: true});
    }
  },
);
