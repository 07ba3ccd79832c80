import fs from 'node:fs';
import {gallerySettings, previewZoom} from '@site/src/components/Lightbox/settings';

/** The numbers that were agreed on. That they are options of the library is checked by their type. */
it('keeps the agreed numbers', () => {
  expect(gallerySettings).toMatchObject({
    animation: {fade: 250, swipe: 500},
    carousel: {preload: 2, padding: '16px', spacing: '30%'},
    slideshow: {delay: 3000},
    thumbnails: {width: 120, height: 80, border: 1, borderRadius: 4, padding: 4, gap: 16},
    zoom: {
      maxZoomPixelRatio: 1,
      zoomInMultiplier: 2,
      doubleTapDelay: 300,
      doubleClickDelay: 500,
      keyboardMoveDistance: 50,
    },
  });
  expect(previewZoom).toEqual({min: 1, max: 50, step: 0.5});
});

it('closes when it is pulled, and its slideshow stops at the last slide', () => {
  expect(gallerySettings.controller.closeOnPullDown).toBe(true);
  expect(gallerySettings.carousel.finite).toBe(true);
});

it('has a library in which a swipe and a pull begin after 30 px, and reports a pull by the property that we read, since no option says so', () => {
  const library = fs.readFileSync(require.resolve('yet-another-react-lightbox'), 'utf8');
  expect(library).toMatch(/\bSWIPE_THRESHOLD = 30;/);
  expect(library).toMatch(/exceedsPullThreshold\(deltaY, SWIPE_THRESHOLD\)/);
  expect(library).toMatch(/exceedsPullThreshold\(currentOffset, 2 \* SWIPE_THRESHOLD\)/);
  expect(library).toMatch(/cssVar\("pull_offset"\), `\$\{Math\.round\(offset\)\}px`/);
});
