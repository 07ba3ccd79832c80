import {createRoot} from 'react-dom/client';
import Gallery from './_gallery/Gallery';
import type {Lightbox} from './_gallery/picture';
import Preview from './_gallery/Preview';
import {WordsContext} from './_gallery/words';

/** Shows pictures in a place that is empty: several with numbers and thumbnails, or one to zoom in. @returns ends it */
export function show(place: HTMLElement, lightbox: Lightbox): () => void {
  const root = createRoot(place.appendChild(document.createElement('div')));
  const View = lightbox.isGallery ? Gallery : Preview;
  root.render(
    <WordsContext value={lightbox.words}>
      <View {...lightbox} place={place} />
    </WordsContext>,
  );
  return () => {
    root.unmount();
    place.textContent = '';
  };
}
