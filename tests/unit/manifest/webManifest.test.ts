import {existsSync} from 'node:fs';
import {webManifest} from '@site/src/plugins/manifest/webManifest';

const manifest = (baseUrl: string) =>
  JSON.parse(webManifest({name: 'नाम', description: 'बजार', locale: 'ne', baseUrl})) as Record<
    string,
    unknown
  > & {icons: {src: string}[]};

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
