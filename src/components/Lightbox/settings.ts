import type {LightboxExternalProps} from 'yet-another-react-lightbox';
// The plugins augment those types.
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';

/**
 * Every number of the specification, written out even where it is the library's default, so that an
 * upgrade cannot change it. Times in milliseconds, lengths in CSS pixels. A swipe and a pull begin after
 * 30 px, which is fixed in the library; gallery.lazy.tsx closes the picture from that distance on. A unit test checks
 * the library.
 */
export const gallerySettings = {
  animation: {fade: 250, swipe: 500},
  // Finite: the slideshow stops at the last slide.
  carousel: {finite: true, preload: 2, padding: '16px', spacing: '30%'},
  controller: {closeOnPullDown: true},
  slideshow: {autoplay: false, delay: 3000},
  thumbnails: {
    position: 'bottom',
    width: 120,
    height: 80,
    border: 1,
    borderRadius: 4,
    padding: 4,
    gap: 16,
    showToggle: true,
    vignette: false,
  },
  zoom: {
    maxZoomPixelRatio: 1,
    zoomInMultiplier: 2,
    doubleTapDelay: 300,
    doubleClickDelay: 500,
    doubleClickMaxStops: 2,
    keyboardMoveDistance: 50,
  },
} as const satisfies Partial<LightboxExternalProps>;

/** The zoom of a single picture. */
export const previewZoom = {min: 1, max: 50, step: 0.5} as const;
