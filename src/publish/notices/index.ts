import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OutputFiles} from '../build';

/** Packages of which styles, letters or code are in what a build serves. A unit test compares them with the elements. */
export const PACKAGES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@fontsource/mukta',
  '@remotemerge/nepali-date-converter',
  'media-played-ranges-mixin',
  'react',
  'react-dom',
  'react-player',
  'scheduler',
  'swiper',
  'yet-another-react-lightbox',
  'youtube-video-element',
];

const INTRODUCTION = `Third-party notices

The scripts, styles, fonts and drawings of this site contain the packages below. The fonts to
download carry their own licences in their archives.`;

const RULE = `\n\n${'-'.repeat(80)}\n`;

/** Packages without the text of their licence; their owner uses one text for all of its elements. */
const MEDIA_ELEMENTS = ['media-played-ranges-mixin', 'youtube-video-element'];

function noticeOf(name: string): string {
  const folder = path.join(__dirname, '../../../node_modules', name);
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
  const {version, license} = JSON.parse(read(path.join(folder, 'package.json'))) as Record<
    string,
    string
  >;
  const file = MEDIA_ELEMENTS.includes(name)
    ? path.join(__dirname, 'media-elements.txt')
    : path.join(
        folder,
        readdirSync(folder).find((one) => /^licen[cs]e(?:\.|$)/i.test(one))!,
      );
  return `${name} ${version} (${license})\n\n${read(file)}`;
}

/** The name, version and licence of every package that is in what readers load, in one text file. */
export function notices(): OutputFiles {
  const drawings = ['LICENSE.txt', 'flags/LICENSE.txt'].map((file) =>
    readFileSync(path.join(__dirname, '../../icons', file), 'utf8').trim(),
  );
  const texts = [...PACKAGES.map(noticeOf), ...drawings].sort();
  return {'/third-party-notices.txt': `${[INTRODUCTION, ...texts].join(RULE)}\n`};
}
