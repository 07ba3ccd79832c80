import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLightboxState} from 'yet-another-react-lightbox';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import {titleOf} from './_frame';
import styles from './lightbox.lazy.module.css';

/**
 * Which picture is shown, in the digits of the language, and its title. The library has a counter,
 * but in Latin digits only and hidden from screen readers.
 */
export default function GalleryStatus(): ReactNode {
  const {slides, currentIndex, currentSlide} = useLightboxState();
  const language = useLanguage();
  const title = titleOf(currentSlide);
  const values = {
    index: digits(currentIndex + 1, language),
    total: digits(slides.length, language),
  };
  return (
    <>
      <p className={styles.counter} role="status">
        <span aria-hidden="true">
          {translate(
            {
              id: 'lightbox.counter',
              message: '{index} / {total}',
              description: 'Which picture is shown, in figures: 4 / 15',
            },
            values,
          )}
        </span>
        <span className="visually-hidden">
          {translate(
            {
              id: 'lightbox.status',
              message: '{index} of {total}: {title}',
              description:
                'Which picture is shown, said by screen readers: 4 of 15: Company Registration',
            },
            {...values, title},
          )}
        </span>
      </p>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
    </>
  );
}
