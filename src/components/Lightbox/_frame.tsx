import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutBottombar,
  IconLayoutBottombarCollapse,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type {Render, Slide, SlideImage} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import {Failed, Loading, SlideTitleProvider} from './_SlideState';

const icon = {size: 24, stroke: 1.75, 'aria-hidden': true} as const;

/** The title of a slide. */
export function titleOf(slide: Slide | undefined): string {
  return (slide as SlideImage | undefined)?.alt ?? '';
}

/** The icons of the site in place of the library's, and what stands where a picture is not there. */
export const frame: Render = {
  iconPrev: () => <IconChevronLeft {...icon} />,
  iconNext: () => <IconChevronRight {...icon} />,
  iconClose: () => <IconX {...icon} />,
  iconZoomIn: () => <IconZoomIn {...icon} />,
  iconZoomOut: () => <IconZoomOut {...icon} />,
  iconSlideshowPlay: () => <IconPlayerPlay {...icon} />,
  iconSlideshowPause: () => <IconPlayerPause {...icon} />,
  iconThumbnailsVisible: () => <IconLayoutBottombarCollapse {...icon} />,
  iconThumbnailsHidden: () => <IconLayoutBottombar {...icon} />,
  iconEnterFullscreen: () => <IconArrowsMaximize {...icon} />,
  iconExitFullscreen: () => <IconArrowsMinimize {...icon} />,
  iconLoading: () => <Loading />,
  iconError: () => <Failed />,
  slideContainer: ({slide, children}) => (
    <SlideTitleProvider value={titleOf(slide)}>{children}</SlideTitleProvider>
  ),
};
