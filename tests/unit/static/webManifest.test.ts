import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from 'nepali-text/locale';
import {loadSiteData} from '@site/src/data';

const siteDir = process.cwd();

interface Manifest {
  description: string;
  icons: {src: string}[];
}

it.each(locales)(
  'the manifest in %s says what site.yml says, and its icons are there',
  async (locale) => {
    const file = locale === 'en' ? 'site.webmanifest' : `site.${locale}.webmanifest`;
    const manifest = JSON.parse(
      readFileSync(path.join(siteDir, 'static', file), 'utf8'),
    ) as Manifest;
    const {name, descriptor} = (await loadSiteData(siteDir)).lists[locale].site;
    const home = locale === 'en' ? '/' : `/${locale}/`;
    expect(manifest).toMatchObject({
      name,
      short_name: name,
      description: descriptor,
      lang: locale,
      start_url: home,
      scope: home,
    });
    expect(manifest.icons).toHaveLength(3);
    for (const {src} of manifest.icons) expect(existsSync(`${siteDir}/static${src}`)).toBe(true);
  },
);
