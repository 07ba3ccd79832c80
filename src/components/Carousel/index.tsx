import {Children, isValidElement, type ReactNode} from 'react';
import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import {fill, template} from 'content/lists/fill';
import {digits} from 'nepali-text/digits';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '../Button';
import {columnAttributes, type Columns} from '../ListGrid';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import auto from './auto.module.css';
import styles from './styles.module.css';

interface AutoProps {
  /** What the slides are, for screen readers. */
  label: string;
  /** One for each slide, with a key. */
  children: ReactNode;
}

interface Props extends AutoProps {
  /** Shown beside the buttons. */
  heading: ReactNode;
  /** How many columns are in view. */
  perView: Columns;
  /** All: on a wide screen as many as all slides need, and nothing scrolls. */
  rows?: 1 | 2 | 'all';
  /** Names of the buttons. */
  previous: string;
  next: string;
}

const slidesIn = (children: ReactNode) => Children.toArray(children).filter(isValidElement);

/** Slides in a row that scrolls sideways; src/elements/site-carousel.ts moves it by buttons and keys. */
export default function Carousel(props: Props) {
  const {label, heading, perView, rows = 1, previous, next, children} = props;
  const inColumns = template(copy.columns, 'first', 'last', 'total');
  return (
    <site-carousel
      className={styles.carousel}
      {...columnAttributes(perView)}
      role="group"
      aria-label={label}
      aria-roledescription={copy.slider}
      data-rows={rows}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={clsx('needs-js', 'no-print', styles.buttons)}>
          <StepButtons previous={previous} next={next} hasEnd />
        </div>
      </div>
      {/* Says which slides are in view each time the visitor has moved the row. */}
      <ElementContent
        as="p"
        className="visually-hidden"
        role="status"
        data-one={rows === 2 ? inColumns : copy.one}
        data-several={rows === 2 ? inColumns : template(copy.several, 'first', 'last', 'total')}
      />
      {/* A scroll container must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={clsx('plain', 'carousel-track', styles.track)} tabIndex={0}>
        {slidesIn(children).map((slide) => (
          <li key={slide.key} className={clsx('carousel-slide', styles.slide)}>
            {slide}
          </li>
        ))}
      </ol>
    </site-carousel>
  );
}

/**
 * Slides that fade into each other automatically, with a button to pause them, by the carousel pattern
 * of the W3C: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * src/elements/site-slideshow.ts moves them; without scripts, all show one below the other.
 */
export function AutoCarousel({label, children}: AutoProps) {
  const locale = useLocale();
  const slides = slidesIn(children);
  return (
    <site-slideshow
      className={auto.auto}
      role="group"
      aria-label={label}
      aria-roledescription={copy.carousel}
      data-ready="false"
      load-on="visible"
    >
      <div className={clsx('needs-js', 'no-print', auto.controls)}>
        {/* Pauses or resumes the slides. Hidden while nothing plays. */}
        {(['pause', 'play'] as const).map((name) => (
          <Button
            key={name}
            look="secondary"
            className={clsx(styles.control, styles.pause)}
            aria-label={copy[name]}
            data-toggle={name}
            hidden={name === 'play'}
          >
            <Icon name={`player-${name}`} size={24} />
          </Button>
        ))}
        <StepButtons previous={copy.previous} next={copy.next} />
      </div>
      {/* A scroll container until Swiper moves the slides, so it must be focusable. */}
      <div
        className={clsx('carousel-track', auto.track)}
        aria-live="polite"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={clsx('carousel-slide', auto.slide)}
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
    </site-slideshow>
  );
}

/** @param hasEnd marks the end by an attribute: `disabled` would drop the focus when the end is reached */
function StepButtons({hasEnd, ...labels}: {previous: string; next: string; hasEnd?: boolean}) {
  return (['previous', 'next'] as const).map((direction) => (
    <Button
      key={direction}
      look="secondary"
      className={styles.control}
      aria-label={labels[direction]}
      aria-disabled={hasEnd && false}
      data-step={direction === 'next' ? 1 : -1}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} size={24} />
    </Button>
  ));
}
