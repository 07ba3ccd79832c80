import {type ReactNode, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {GalleryPicture} from './_Gallery';
import {type LightboxModule, loadLightbox} from './PictureLink';

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

interface LightboxState {
  /** The step of the history before this one is the same page with the lightbox closed. */
  openedHere?: boolean;
}

interface AddressedIndex {
  /** The entry that the address names; -1 when the lightbox is closed. */
  index: number;
  open(index: number): void;
  show(index: number): void;
  close(): void;
}

/**
 * The open picture, kept in the address: it can be shared, the language switch keeps it, and Back
 * closes it. Opening adds one step to the history; going from picture to picture adds none.
 */
function useAddressedIndex(parameter: string, ids: readonly string[]): AddressedIndex {
  const history = useHistory<LightboxState | undefined>();
  const {search, hash, state} = useLocation<LightboxState | undefined>();
  const to = (index: number) => withId(search, parameter, ids[index] ?? null);
  const index = indexInQuery(search, parameter, ids);
  return {
    index,
    open: (next) => history.push({search: to(next), hash, state: {openedHere: true}}),
    show: (next) => {
      if (next !== index) history.replace({search: to(next), hash, state});
    },
    close: () => {
      if (state?.openedHere) history.goBack();
      else history.replace({search: to(-1), hash});
    },
  };
}

/**
 * Which of the ids an address names, as an index; -1 for none and for one that is not there.
 *
 * @param search of the address: `?certificate=pan-registration`
 */
export function indexInQuery(search: string, parameter: string, ids: readonly string[]): number {
  const id = new URLSearchParams(search).get(parameter);
  return id === null ? -1 : ids.indexOf(id);
}

/** The same query with another id, or without one. */
export function withId(search: string, parameter: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const text = query.toString();
  return text && `?${text}`;
}
