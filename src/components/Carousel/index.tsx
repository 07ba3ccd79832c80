import {Children, isValidElement, type ReactNode} from 'react';
import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import {template} from 'content/lists/fill';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '../Button';
import {columnAttributes, type Columns} from '../ListGrid';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface SlidesProps {
  /** What the slides are, for screen readers. */
  label: string;
  /** One for each slide, with a key. */
  children: ReactNode;
}

interface Props extends SlidesProps {
  /** Shown beside the buttons. */
  heading: ReactNode;
  /** How many columns are in view. */
  perView: Columns;
  rows?: 1 | 2;
  /** Names of the buttons. */
  previous: string;
  next: string;
}

/** The class of a button that moves slides. */
export const controlClass = styles.control;

export const slidesIn = (children: ReactNode) => Children.toArray(children).filter(isValidElement);

/** Slides in a row that scrolls sideways; element.ts moves it by buttons and keys. */
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
        data-one={rows > 1 ? inColumns : copy.one}
        data-several={rows > 1 ? inColumns : template(copy.several, 'first', 'last', 'total')}
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

/** @param hasEnd marks the end by an attribute: `disabled` would drop the focus when the end is reached */
export function StepButtons({
  hasEnd,
  ...labels
}: {
  previous: string;
  next: string;
  hasEnd?: boolean;
}) {
  return (['previous', 'next'] as const).map((direction) => (
    <Button
      key={direction}
      look="secondary"
      className={controlClass}
      aria-label={labels[direction]}
      aria-disabled={hasEnd && false}
      data-step={direction === 'next' ? 1 : -1}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} size={24} />
    </Button>
  ));
}
