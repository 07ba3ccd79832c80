import type {PictureFiles} from '@site/src/collections';
import {wholePicture} from '@site/src/components/Picture/full';

const drawing = {src: '/assets/woven/a.svg', width: 720, height: 960};
const scan: PictureFiles = {
  src: '/img/sized/a-640.jpg',
  width: 1280,
  height: 960,
  sources: [
    {type: 'image/avif', srcSet: '/img/sized/a-640.avif 640w, /img/sized/a-1280.avif 1280w'},
    {type: 'image/webp', srcSet: '/img/sized/a-640.webp 640w, /img/sized/a-1280.webp 1280w'},
    {type: 'image/jpeg', srcSet: '/img/sized/a-640.jpg 640w, /img/sized/a-1280.jpg 1280w'},
  ],
};

it('links to the largest file in the oldest form, and shows WebP, from the root of all languages', () => {
  expect(wholePicture('/site/', scan, drawing)).toEqual({
    href: '/site/img/sized/a-1280.jpg',
    width: 1280,
    height: 960,
    files: [
      {src: '/site/img/sized/a-640.webp', width: 640, height: 480},
      {src: '/site/img/sized/a-1280.webp', width: 1280, height: 960},
    ],
  });
});

it('shows a drawing where there is no picture, larger than it says, since it has no pixels', () => {
  const shown = {width: 2880, height: 3840};
  expect(wholePicture('/', undefined, drawing)).toEqual({
    href: drawing.src,
    ...shown,
    files: [{src: drawing.src, ...shown}],
  });
});
