import {type ReactNode, useEffect, useState} from 'react';
import type {GalleryPicture} from './_Gallery';
import {type LightboxModule, loadLightbox} from './load';
import {useAddressedIndex} from './useAddressedIndex';

interface Options {
  /** The name in the address: `certificate` for `/certificate?certificate=<id>`. */
  parameter: string;
  /** The ids that may stand there, one for each picture. */
  ids: readonly string[];
  /** The same array from one drawing to the next. */
  pictures: readonly GalleryPicture[];
  /** The id of the element that shows a picture on the page; the focus ends there. */
  linkId: (id: string) => string;
}

interface UsedGallery {
  /** The window over the page, while it is open. */
  gallery: ReactNode;
  open: (index: number, lightbox: LightboxModule) => void;
}

/** A gallery that opens at a click or at the address of one of its pictures. */
export function useGallery({parameter, ids, pictures, linkId}: Options): UsedGallery {
  const {index, open, show, close} = useAddressedIndex(parameter, ids);
  const [lightbox, setLightbox] = useState<LightboxModule | null>(null);
  const shownId = ids[index];

  useEffect(() => {
    // Without the library the page is still all there; a click will fall back to the picture itself.
    if (shownId !== undefined) loadLightbox().then(setLightbox, () => undefined);
  }, [shownId]);

  useEffect(() => {
    if (shownId === undefined) return undefined;
    return () => {
      // Whoever came by an address clicked nothing to which the focus could go back.
      if (document.activeElement === document.body)
        document.getElementById(linkId(shownId))?.focus();
    };
  }, [shownId, linkId]);

  return {
    gallery: lightbox && index >= 0 && (
      <lightbox.Gallery pictures={pictures} index={index} onView={show} onClose={close} />
    ),
    open: (next, module) => {
      setLightbox(module);
      open(next);
    },
  };
}
