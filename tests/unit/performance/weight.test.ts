import {brotliCompressSync} from 'node:zlib';
import {type WeightSentences, withWeight} from '@site/src/plugins/performance/weight';

const sentences = {
  en: 'This page: {kilobytes} KB',
  ne: 'यो पृष्ठ: {kilobytes} KB',
} as unknown as WeightSentences;

const STYLE =
  '<style>@font-face{src:url(/latin.woff2)}@font-face{src:url(/nepali.woff2);unicode-range:U+900-97F}a{background:url("/weft.svg")}b{background:url("data:image/svg+xml,")}</style>';
const page = (lang: string, body = '') =>
  `<html lang=${lang}>${STYLE}<svg><use href=/set.svg#a /><use href=/set.svg#b /></svg>${body}<p data-weight=true></p></html>`;
const KB = 1024;
const sizes: Record<string, number> = {
  '/latin.woff2': 20 * KB,
  '/weft.svg': 3 * KB,
  '/set.svg': 1900 * KB,
};
const sizeAt = (address: string) => sizes[address] ?? NaN;

it('says in the digits of its language what document, fonts and pictures weigh together', () => {
  expect(brotliCompressSync(page('en')).length).toBeLessThan(KB / 2);
  expect(withWeight(page('en'), sentences, sizeAt)).toContain(
    '<p data-weight=true>This page: 1,923 KB</p>',
  );
  expect(withWeight(page('ne'), sentences, sizeAt)).toContain('>यो पृष्ठ: १,९२३ KB</p>');
});

it('says nothing where there is no place, or where scripts start by themselves', () => {
  const moving = page('en', '<div data-hydrate=visible></div>');
  expect(withWeight(moving, sentences, sizeAt)).toBe(moving);
  expect(withWeight('<html></html>', sentences, sizeAt)).toBe('<html></html>');
});
