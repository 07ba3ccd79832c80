import type {PictureFiles} from '@site/src/data/lists';
import {fullPicture} from '@site/src/components/Lightbox/PictureLink';

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

it('links to the largest file in the oldest form, and shows WebP', () => {
  expect(fullPicture(scan, drawing)).toEqual({
    href: '/img/sized/a-1280.jpg',
    size: '1280 960',
    files: '/img/sized/a-640.webp 640w, /img/sized/a-1280.webp 1280w',
  });
});

it('shows a drawing where there is no picture, larger than it says, since it has no pixels', () => {
  expect(fullPicture(undefined, drawing)).toEqual({
    href: drawing.src,
    size: '2880 3840',
    files: `${drawing.src} 2880w`,
  });
});
