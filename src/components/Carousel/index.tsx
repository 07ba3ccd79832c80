import {Children, isValidElement, type ReactNode} from 'react';
import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import Slot from 'site-elements/Slot';
import {columnAttributes, type Columns} from '../columns';
import StepButton from './_controls';
import styles from './styles.module.css';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  /** Shown beside the buttons. */
  heading: ReactNode;
  /** How many columns are in view. */
  perView: Columns;
  rows?: 1 | 2;
  /** Names of the buttons. */
  previous: string;
  next: string;
  /** One for each slide, with a key. */
  children: ReactNode;
}

/** Slides in a row that scrolls sideways; src/elements/site-carousel.ts moves it by buttons and keys. */
export default function Carousel({
  label,
  heading,
  perView,
  rows = 1,
  previous,
  next,
  children,
}: Props) {
  const slides = Children.toArray(children).filter(isValidElement);
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
          <StepButton direction="previous" label={previous} hasEnd />
          <StepButton direction="next" label={next} hasEnd />
        </div>
      </div>
      {/* Says which slides are in view each time the visitor has moved the row. */}
      <Slot
        as="p"
        className="visually-hidden"
        role="status"
        data-one={String(rows > 1 ? copy.columns : copy.one)}
        data-several={String(rows > 1 ? copy.columns : copy.several)}
      />
      {/* A scroll container must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={clsx('plain', 'carousel-track', styles.track)} tabIndex={0}>
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            className={clsx('carousel-slide', styles.slide)}
            data-second-row={rows > 1 ? secondRowOn(index, slides.length, perView) : undefined}
          >
            {slide}
          </li>
        ))}
      </ol>
    </site-carousel>
  );
}

/** The screens on which a slide is in the second row: "wide small". */
function secondRowOn(index: number, total: number, [wide, medium, small]: Columns): string {
  return Object.entries({wide, medium, small})
    .filter(([, perView]) => isInSecondRow(index, total, perView))
    .map(([screen]) => screen)
    .join(' ');
}

/**
 * Whether a slide is in the second of two rows. The rows are filled screen by screen, so that what is in
 * view reads from left to right; the rest on the last screen is divided evenly.
 *
 * @param index of the slide, counted from 0
 * @param total number of slides
 * @param perView how many columns are in view
 */
export function isInSecondRow(index: number, total: number, perView: number): boolean {
  const place = index % (2 * perView);
  const columns = Math.min(perView, Math.ceil((total - (index - place)) / 2));
  return place >= columns;
}
