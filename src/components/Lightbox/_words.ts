import {translate} from '@docusaurus/Translate';

/** What src/elements/site-lightbox.ts says, with places for values. */
export const lightboxWords = () => ({
  labels: lightboxLabels(),
  counter: translate({
    id: 'lightbox.counter',
    message: '{index} / {total}',
    description: 'Which picture is shown, in figures: 4 / 15',
  }),
  status: translate({
    id: 'lightbox.status',
    message: '{index} of {total}: {title}',
    description: 'Which picture is shown, said by screen readers: 4 of 15: Company Registration',
  }),
  level: translate({
    id: 'lightbox.level',
    message: '{zoom}×',
    description: 'How many times larger a picture is shown: 1.5×',
  }),
  loading: translate({
    id: 'lightbox.loading',
    message: 'Loading the picture',
    description: 'In place of a picture, for screen readers',
  }),
  failed: translate({
    id: 'lightbox.failed',
    message: 'This picture could not be loaded: {title}',
    description: 'In place of a picture that did not come. {title} is what it shows',
  }),
});

/** By the names that the library gives them. */
function lightboxLabels() {
  return {
    Lightbox: translate({
      id: 'lightbox.label',
      message: 'Pictures in full size',
      description: 'Name of the window that shows one picture over the page, for screen readers',
    }),
    'Photo gallery': translate({
      id: 'lightbox.gallery',
      message: 'Pictures',
      description: 'Name of the row of pictures in that window, for screen readers',
    }),
    Carousel: translate({
      id: 'lightbox.carousel',
      message: 'carousel',
      description: 'What the row of pictures is, read after its name by screen readers',
    }),
    Slide: translate({
      id: 'lightbox.slide',
      message: 'picture',
      description:
        'What one place in the row of pictures is, read after its name by screen readers',
    }),
    '{index} of {total}': translate({
      id: 'lightbox.position',
      message: '{index} of {total}',
      description: 'Which picture is shown, for screen readers: 4 of 15',
    }),
    Close: translate({id: 'lightbox.close', message: 'Close', description: 'Button'}),
    Previous: translate({
      id: 'lightbox.previous',
      message: 'Previous',
      description: 'Button that leads to the picture before',
    }),
    Next: translate({
      id: 'lightbox.next',
      message: 'Next',
      description: 'Button that leads to the picture after',
    }),
    'Zoom in': translate({id: 'lightbox.zoomIn', message: 'Zoom in', description: 'Button'}),
    'Zoom out': translate({id: 'lightbox.zoomOut', message: 'Zoom out', description: 'Button'}),
    Play: translate({
      id: 'lightbox.play',
      message: 'Play the slideshow',
      description: 'Button: shows one picture after the other',
    }),
    Pause: translate({
      id: 'lightbox.pause',
      message: 'Pause the slideshow',
      description: 'Button',
    }),
    Thumbnails: translate({
      id: 'lightbox.thumbnails',
      message: 'Thumbnails',
      description: 'Name of the row of small pictures, for screen readers',
    }),
    'Show thumbnails': translate({
      id: 'lightbox.showThumbnails',
      message: 'Show thumbnails',
      description: 'Button: shows the row of small pictures',
    }),
    'Hide thumbnails': translate({
      id: 'lightbox.hideThumbnails',
      message: 'Hide thumbnails',
      description: 'Button: hides the row of small pictures',
    }),
    'Enter Fullscreen': translate({
      id: 'lightbox.enterFullscreen',
      message: 'Full screen',
      description: 'Button',
    }),
    'Exit Fullscreen': translate({
      id: 'lightbox.exitFullscreen',
      message: 'Exit full screen',
      description: 'Button',
    }),
  };
}
