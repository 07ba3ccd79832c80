import {Children, isValidElement, type ReactNode} from 'react';
import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import {digits} from 'nepali-text/digits';
import {fill} from 'docusaurus-plugin-collections/fill';
import {useLocale} from '../Locale';
import StepButton, {PauseButtons} from './_controls';
import styles from './auto.module.css';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  /** One for each slide, with a key. */
  children: ReactNode;
}

/**
 * Slides that fade into each other automatically, with a button to pause them, by the carousel pattern
 * of the W3C: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * src/elements/site-carousel.ts moves them; without scripts, all show one below the other.
 */
export default function AutoCarousel({label, children}: Props) {
  const locale = useLocale();
  const slides = Children.toArray(children).filter(isValidElement);

  return (
    <site-carousel
      className={styles.auto}
      role="group"
      aria-label={label}
      aria-roledescription={copy.carousel}
      data-ready="false"
      load-on="visible"
    >
      <div className={clsx('needs-js', 'no-print', styles.controls)}>
        <PauseButtons />
        <StepButton direction="previous" label={copy.previous} />
        <StepButton direction="next" label={copy.next} />
      </div>
      {/* Until Swiper moves the slides this scrolls, and a scroll container must be focusable. */}
      <div
        className={clsx('carousel-track', styles.track)}
        aria-live="polite"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={clsx('carousel-slide', styles.slide)}
            role="group"
            aria-roledescription={copy.slide}
            aria-label={fill(copy.one, {
              first: digits(index + 1, locale),
              total: digits(slides.length, locale),
            })}
          >
            {slide}
          </div>
        ))}
      </div>
    </site-carousel>
  );
}
