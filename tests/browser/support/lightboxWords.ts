import type {Locale} from '../../../src/lib/locale';

/** What the buttons of the lightbox are called. */
export const lightboxWords = {
  en: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    play: 'Play the slideshow',
    pause: 'Pause the slideshow',
    showThumbnails: 'Show thumbnails',
    hideThumbnails: 'Hide thumbnails',
    fullscreen: 'Full screen',
  },
  ne: {
    close: 'बन्द गर्नुहोस्',
    previous: 'अघिल्लो चित्र',
    next: 'अर्को चित्र',
    zoomIn: 'ठुलो पार्नुहोस्',
    zoomOut: 'सानो पार्नुहोस्',
    play: 'चित्र पालैपालो देखाउनुहोस्',
    pause: 'पालैपालो देखाउने क्रम रोक्नुहोस्',
    showThumbnails: 'साना चित्र देखाउनुहोस्',
    hideThumbnails: 'साना चित्र लुकाउनुहोस्',
    fullscreen: 'पूरा पर्दामा हेर्नुहोस्',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The picture that is shown, which the zoom enlarges. */
export const SHOWN = '.yarl__slide_current .yarl__slide_wrapper';
