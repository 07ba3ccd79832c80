import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {parse} from 'yaml';
import {expect, goTo, test} from './support/fixtures';

const RED = {r: 200, g: 20, b: 20};
const BLUE = {r: 20, g: 20, b: 200};

/** As a phone writes it: turned, with the place where it was taken. Upright, its left half is red. */
async function photograph(): Promise<Buffer> {
  const half = {width: 900, height: 1200, channels: 3} as const;
  const red = await sharp({create: {...half, background: RED}})
    .png()
    .toBuffer();
  const upright = sharp({create: {...half, width: 1800, background: BLUE}});
  const turned = await upright
    .composite([{input: red, left: 0, top: 0}])
    .png()
    .toBuffer();
  return sharp(turned)
    .rotate(-90)
    .withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer();
}

test('cuts a picture by keyboard and by dragging at 360 pixels, upright and without its place', async ({
  page,
  site,
}) => {
  const original = await photograph();
  expect(original.includes('Exif')).toBe(true);
  await page.setViewportSize({width: 360, height: 740});
  await goTo(page, '#/list/team?path=[0]');
  await page.getByLabel(/^Choose a picture/).setInputFiles({
    name: 'IMG_0042.JPG',
    mimeType: 'image/jpeg',
    buffer: original,
  });
  await expect(page.getByText(/^640 pixels wide/)).toBeVisible();
  const zoom = page.getByRole('slider', {name: 'Zoom'});

  /** What is saved then. */
  async function save() {
    await page.getByRole('button', {name: /^Save \d/}).click();
    await expect(page.getByText('Saved', {exact: true})).toBeVisible();
    const list = readFileSync(path.join(site.siteDir, 'src/data/team.yml'), 'utf8');
    const [{image}] = parse(list) as [{image: string}];
    const bytes = readFileSync(path.join(site.siteDir, 'static', image));
    const {width, height, exif, xmp, orientation} = await sharp(bytes).metadata();
    const {dominant} = await sharp(bytes).stats();
    const isRed = dominant.r > dominant.b;
    expect([exif, xmp, orientation, bytes.includes('GPS')]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    return {width, height, isRed};
  }

  await page.getByRole('slider', {name: 'Left or right'}).press('End');
  await zoom.press('End');
  await expect(page.getByText(/^32\d pixels wide/)).toBeVisible();
  expect(await save()).toEqual({
    width: expect.any(Number),
    height: expect.any(Number),
    isRed: false,
  });

  await zoom.press('Home');
  await expect(page.getByText(/^640 pixels wide/)).toBeVisible();
  const shown = page.getByAltText('The picture as it is now');
  const source = await shown.getAttribute('src');
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const {x, y, width} = (await canvas.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360);
  await page.mouse.move(x + 20, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width - 20, y + 40, {steps: 4});
  await page.mouse.up();
  await expect.poll(() => shown.getAttribute('src')).not.toBe(source);
  expect(await save()).toEqual({width: 640, height: 747, isRed: true});
});
