import {type ReactNode, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import type {GalleryPicture} from './_Gallery';
import {type LightboxModule, loadLightbox} from './PictureLink';

interface Options {
  /** The parameter of the query: `certificate` for `/certificate?certificate=<id>`. */
  parameter: string;
  /** The allowed values, one for each picture. */
  ids: readonly string[];
  /** The same array on every render. */
  pictures: readonly GalleryPicture[];
  /** The id of the link on the page that the focus returns to. */
  linkId: (id: string) => string;
}

interface UsedGallery {
  /** The lightbox, while it is open. */
  gallery: ReactNode;
  open: (index: number, lightbox: LightboxModule) => void;
}

/** A gallery that opens at a click or by the address of one of its pictures. */
export function useGallery({parameter, ids, pictures, linkId}: Options): UsedGallery {
  const {index, open, show, close} = useAddressedIndex(parameter, ids);
  const [lightbox, setLightbox] = useState<LightboxModule | null>(null);
  const shownId = ids[index];

  useEffect(() => {
    // Without the library the page still works: a click falls back to the picture's own address.
    if (shownId !== undefined) loadLightbox().then(setLightbox, () => undefined);
  }, [shownId]);

  useEffect(() => {
    if (shownId === undefined) return undefined;
    return () => {
      // After opening by an address there is no clicked link to return the focus to.
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
  /** The previous entry of the history is the same page with the lightbox closed. */
  openedHere?: boolean;
}

interface AddressedIndex {
  /** The index of the picture in the address; -1 when the lightbox is closed. */
  index: number;
  open(index: number): void;
  show(index: number): void;
  close(): void;
}

/**
 * Keeps the open picture in the query, so that it can be shared, the language switch keeps it, and Back
 * closes it. Opening adds one entry to the history; changing the picture adds none.
 */
function useAddressedIndex(parameter: string, ids: readonly string[]): AddressedIndex {
  const history = useHistory<LightboxState | undefined>();
  const [id] = useQueryString(parameter);
  const index = ids.indexOf(id);
  const to = (next: number) => ({
    search: withId(history.location.search, parameter, ids[next] ?? null),
    hash: history.location.hash,
  });
  return {
    index,
    open: (next) => history.push({...to(next), state: {openedHere: true}}),
    show: (next) => {
      if (next !== index) history.replace({...to(next), state: history.location.state});
    },
    close: () => {
      if (history.location.state?.openedHere) history.goBack();
      else history.replace(to(-1));
    },
  };
}

/** The query with another id, or without one. */
export function withId(search: string, parameter: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const text = query.toString();
  return text && `?${text}`;
}
