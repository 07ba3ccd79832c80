import {existsSync} from 'node:fs';
import {webManifest} from '@site/src/plugins/manifest';

function manifest(baseUrl: string) {
  const siteConfig = {title: 'नाम', tagline: 'बजार'};
  const site = {siteConfig, baseUrl, i18n: {currentLocale: 'ne'}};
  return JSON.parse(webManifest(site as never)) as {icons: {src: string}[]};
}

it('stays within its language', () => {
  expect(manifest('/ne/')).toMatchObject({
    name: 'नाम',
    lang: 'ne',
    start_url: '/ne/',
    scope: '/ne/',
  });
});

it('names icons that are there', () => {
  const {icons} = manifest('/');
  expect(icons).toHaveLength(3);
  expect(icons.map(({src}) => existsSync(`static${src}`))).toEqual([true, true, true]);
});
