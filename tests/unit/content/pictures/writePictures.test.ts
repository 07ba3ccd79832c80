import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {readPicture} from 'content/pictures/readPictures';
import {cleanOthers, removeStale, writePictures} from 'content/pictures/writePictures';
import {filesBelow} from 'content/read/files';
import {writeFiles, writeSite} from '../../support/sites';
import {logo, photograph, turnedPhotograph} from './samples';

const address = '/img/team/a.jpg';
const folder = (siteDir: string) => path.join(siteDir, '.cache/pictures/img/sized');
const records = (siteDir: string) => readdirSync(path.join(siteDir, '.cache/picture-records'));

/** Reads and writes one picture, and gives the names of what was written. */
async function make(siteDir: string, ...addresses: string[]): Promise<string[]> {
  const pictures = await Promise.all(addresses.map((each) => readPicture(siteDir, each)));
  await writePictures(siteDir, pictures);
  await removeStale(siteDir, pictures);
  return readdirSync(folder(siteDir)).sort();
}

/** When each file was written, to the nanosecond. */
const times = (siteDir: string, names: string[]) =>
  names.map((name) => statSync(path.join(folder(siteDir), name), {bigint: true}).mtimeNs);

describe('writePictures', () => {
  it('writes upright pictures in the colours of the web, without the notes of the camera', async () => {
    const siteDir = writeSite({[`static${address}`]: await turnedPhotograph()});
    const names = await make(siteDir, address);
    expect(names.map((name) => name.replace(/-[0-9a-f]{12}-/, '-'))).toEqual([
      ...['a-160.avif', 'a-160.jpg', 'a-160.webp'],
      ...['a-320.avif', 'a-320.jpg', 'a-320.webp'],
    ]);
    for (const name of names) {
      const file = path.join(folder(siteDir), name);
      const {width, height, exif, icc, xmp, space, orientation} = await sharp(file).metadata();
      expect([height, exif, icc, xmp, space]).toEqual([2 * width, ...Array(3), 'srgb']);
      expect(orientation ?? 1).toBe(1);
      // The left half went up.
      const {data} = await sharp(file).raw().toBuffer({resolveWithObject: true});
      expect(data[0]).toBeGreaterThan(150);
      expect(data.at(-1)).toBeGreaterThan(150);
    }
  });

  it('lets one see through a logo as before', async () => {
    const siteDir = writeSite({'static/img/logo.png': await logo()});
    const names = await make(siteDir, '/img/logo.png');
    expect(names.map((name) => path.extname(name))).toEqual(
      Array(2).fill(['.avif', '.png', '.webp']).flat(),
    );
    for (const name of names) {
      const {data} = await sharp(path.join(folder(siteDir), name))
        .ensureAlpha()
        .raw()
        .toBuffer({
          resolveWithObject: true,
        });
      expect(data[3]).toBeGreaterThan(120);
      expect(data[3]).toBeLessThan(136);
    }
  });

  it('writes nothing again, but what went missing', async () => {
    const siteDir = writeSite({[`static${address}`]: await photograph(400).jpeg().toBuffer()});
    const names = await make(siteDir, address);
    const before = times(siteDir, names);
    expect(await make(siteDir, address)).toEqual(names);
    expect(times(siteDir, names)).toEqual(before);

    const [first = '', ...others] = names;
    const content = readFileSync(path.join(folder(siteDir), first));
    writeFiles(siteDir, {[`.cache/pictures/img/sized/${first}`]: undefined});
    expect(await make(siteDir, address)).toEqual(names);
    expect(times(siteDir, others)).toEqual(before.slice(1));
    expect(readFileSync(path.join(folder(siteDir), first))).toEqual(content);
  });

  it('makes again what was cut off or changed, and looks again at the original', async () => {
    const siteDir = writeSite({[`static${address}`]: await photograph(400).jpeg().toBuffer()});
    const names = await make(siteDir, address);
    const contents = () => names.map((name) => readFileSync(path.join(folder(siteDir), name)));
    const before = contents();
    const changed = Buffer.from(before[1]!);
    changed[changed.length - 9]! ^= 1;
    for (const [index, content] of ['', changed, before[2]!.subarray(0, 100)].entries()) {
      writeFileSync(path.join(folder(siteDir), names[index]!), content);
    }
    const [record] = records(siteDir);
    writeFileSync(path.join(siteDir, '.cache/picture-records', record!), '{"width":9,"height":9}');
    expect(await make(siteDir, address)).toEqual(names);
    expect(contents()).toEqual(before);
  });

  it('gives a changed picture new addresses, and takes the old files away', async () => {
    const siteDir = writeSite({[`static${address}`]: await photograph(400).jpeg().toBuffer()});
    const before = await make(siteDir, address);
    writeFiles(siteDir, {[`static${address}`]: await photograph(500).jpeg().toBuffer()});
    const after = await make(siteDir, address);
    expect(after).toHaveLength(9);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
    expect(records(siteDir)).toHaveLength(1);

    for (const old of ['a.jpg', 'img/a.jpg', 'img/sized/old/a.jpg'])
      writeFiles(siteDir, {[`.cache/pictures/${old}`]: 'of another version'});
    expect(await make(siteDir)).toEqual([]);
    expect(records(siteDir)).toEqual([]);
    expect(filesBelow(path.join(siteDir, '.cache/pictures'))).toEqual([]);
  });

  it('may be called twice at once, as the servers of two languages do', async () => {
    const siteDir = writeSite({[`static${address}`]: await photograph(400).jpeg().toBuffer()});
    await Promise.all([make(siteDir, address), make(siteDir, address)]);
    expect(await make(siteDir, address)).toHaveLength(6);
    expect(records(siteDir)).toHaveLength(1);
  });

  it('lives with a list that names no picture', async () => {
    const siteDir = writeSite();
    await writePictures(siteDir, []);
    expect(existsSync(folder(siteDir))).toBe(false);
  });
});

it('cleans every picture of a build, whatever its name and folder, and makes large ones smaller', async () => {
  const icon = await logo(200);
  const outDir = writeSite({
    'img/hall.jpg': await turnedPhotograph(),
    'assets/images/wide.png': await photograph(2400, 200).png().toBuffer(),
    'img/icon.png': icon,
    'img/text.txt': 'Words',
    'office/Hall.JFIF': await turnedPhotograph(),
    'img/no-ending': await turnedPhotograph(),
    '.well-known/words.txt': await turnedPhotograph(),
  });
  await cleanOthers(outDir);
  const read = (name: string) => sharp(readFileSync(path.join(outDir, name))).metadata();
  const photographs = [
    'img/hall.jpg',
    'office/Hall.JFIF',
    'img/no-ending',
    '.well-known/words.txt',
  ];
  for (const name of photographs) {
    const {width, height, exif, orientation} = await read(name);
    expect([name, width, height, exif, orientation]).toEqual([
      name,
      400,
      800,
      undefined,
      undefined,
    ]);
  }
  expect((await read('assets/images/wide.png')).width).toBe(1920);
  expect(readFileSync(path.join(outDir, 'img/icon.png'))).toEqual(icon);
  expect(readFileSync(path.join(outDir, 'img/text.txt'), 'utf8')).toBe('Words');
});
