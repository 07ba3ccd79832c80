/** What the buttons of the lightbox are called. */
export const lightboxWords = {
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
};

/** The picture that is shown, which the zoom enlarges. */
export const SHOWN = '.yarl__slide_current .yarl__slide_wrapper';
