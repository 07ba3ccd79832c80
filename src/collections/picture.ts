/** A picture as a page gets it: addresses of files in several sizes, ready to show. */
export interface PictureFiles {
  /** One file for browsers that read none of the sources, from the root of the site. */
  src: string;
  /** In pixels, of the largest file. Every file has the same shape. */
  width: number;
  height: number;
  /** The average colour, as #rrggbb, until the picture is there; none where one could see through. */
  colour?: string;
  /** The best form first; a browser takes the first that it knows. */
  sources: {
    /** As in `image/avif`. */
    type: string;
    /** As in `/img/sized/asha-160.avif 160w, …`. */
    srcSet: string;
  }[];
}

/** What was found in a file that a list names as a picture. */
export type FoundPicture =
  /** A sentence for the writer. */
  | {problem: string}
  /** `width` is that of the original, in pixels, turned as it is to be seen. */
  | {width: number; files: PictureFiles};
