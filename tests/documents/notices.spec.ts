import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {baseOf} from '../../src/siteUrl';
import {locales} from 'nepali-text/locale';
import {fileOf} from '../browser/support/pagesOnDisk';

for (const locale of locales) {
  test(`the scripts in ${locale} name the notices of the packages in them`, async ({request}) => {
    const base = baseOf(locale);
    const folder = fileOf(`${base}assets/js`);
    const main = readdirSync(folder).find((file) => /^main\.\w+\.js$/.test(file))!;
    const script = readFileSync(path.join(folder, main), 'utf8');
    const [, address] = /^\/\*! Third-party notices: (\S+) \*\/\n/.exec(script)!;
    const response = await request.get(address!);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const [, ...notices] = text.split(/\n\n-{80}\n/);
    const listed = notices.map((notice) => /^(\S+) \d+\.\S+ \(.+\)\n\n/.exec(notice)?.[1]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ...['@docusaurus/core', '@docusaurus/theme-classic', '@fontsource/mukta', 'clsx', 'react'],
        ...['react-dom', 'react-router', 'scheduler', 'swiper', 'yet-another-react-lightbox'],
        ...['react-player', 'youtube-video-element', 'media-played-ranges-mixin'],
        ...['@tabler/icons-react', 'country-flag-icons'],
      ]),
    );
    expect(notices.filter((notice) => notice.length < 300)).toEqual([]);
  });
}
