import type {HTMLAttributes} from 'react';
import type {Words} from './words';

/** A picture in full, in pixels: the largest size without blur. */
export interface GalleryPicture {
  title: string;
  width: number;
  height: number;
  /** Smallest first; at least one. */
  files: readonly {src: string; width: number; height: number}[];
}

/** What the element asks for. */
export interface Lightbox {
  isGallery: boolean;
  pictures: readonly GalleryPicture[];
  /** The first picture; later ones are reported by `onView`. */
  index: number;
  words: Words;
  onEntering: () => void;
  onEntered: () => void;
  onView: (index: number) => void;
  onClose: () => void;
}

export interface ViewProps extends Lightbox {
  /** In the dialog. */
  place: HTMLElement;
}

/** The lightbox is in a native dialog, which has the name and keeps the focus. */
export const IN_DIALOG = {
  role: undefined,
  'aria-modal': undefined,
  'aria-label': undefined,
} satisfies HTMLAttributes<HTMLDivElement>;
