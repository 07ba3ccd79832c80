import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SwiperOptions} from 'swiper/types';
import {columnAttributes, type Columns} from '../columns';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '../Locale';
import {SLIDE, TRACK, useSwiper} from './_useSwiper';
import {prefersReducedMotion} from './_useReducedMotion';
import {columnAt, type Position, useVisibleRange} from './_useVisibleRange';
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

/** How long a step takes, in milliseconds. */
const STEP_MS = 300;

/**
 * Slides in a row that scrolls sideways: natively without scripts, with Swiper once it is in view.
 * Swiper works on the same scrolling row (its `cssMode`), so nothing shifts when it is attached.
 */
export default function Carousel({
  label,
  heading,
  perView,
  rows = 1,
  previous,
  next,
  children,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children).filter(isValidElement);
  const columns = Math.ceil(slides.length / rows);
  const options = useCallback((element: HTMLElement) => rowOptions(element, rows), [rows]);
  const {swiper, failed, whenReady} = useSwiper(root, options, rows > 1);
  const shown = useVisibleRange(swiper);
  const speed = () => (prefersReducedMotion() ? 0 : STEP_MS);
  const goPrevious = () => whenReady((ready) => ready.slidePrev(speed()));
  const goNext = () => whenReady((ready) => ready.slideNext(speed()));

  function onKeyDown(event: KeyboardEvent): void {
    const go = {
      ArrowLeft: goPrevious,
      ArrowRight: goNext,
      Home: () => swiper?.slideTo(0, speed()),
      End: () => swiper?.slideTo(columns - 1, speed()),
    }[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!swiper || !go || hasModifier || event.target !== event.currentTarget) return;
    event.preventDefault();
    go();
  }

  return (
    <div
      className={styles.carousel}
      ref={root}
      {...columnAttributes(perView)}
      role="group"
      aria-label={label}
      aria-roledescription={translate({
        id: 'slider.role',
        message: 'slider',
        description: 'What screen readers call a row of slides, after its name',
      })}
      data-ready={swiper ? true : undefined}
      data-failed={failed || undefined}
      data-hydrate
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={clsx('needs-js', 'no-print', styles.buttons)}>
          <StepButton
            direction="previous"
            label={previous}
            disabled={shown?.first === 0}
            onStep={goPrevious}
          />
          <StepButton
            direction="next"
            label={next}
            disabled={shown?.last === columns - 1}
            onStep={goNext}
          />
        </div>
      </div>
      <Status position={shown} columns={columns} rows={rows} />
      {/* A scroll container must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className={clsx('plain', TRACK, styles.track)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            className={clsx(SLIDE, styles.slide)}
            data-second-row={rows > 1 ? secondRowOn(index, slides.length, perView) : undefined}
            inert={shown?.away[index]}
          >
            {slide}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The screens on which a slide is in the second row: "wide small". */
function secondRowOn(index: number, total: number, [wide, medium, small]: Columns): string {
  return Object.entries({wide, medium, small})
    .filter(([, perView]) => isInSecondRow(index, total, perView))
    .map(([screen]) => screen)
    .join(' ');
}

interface StatusProps {
  position: Position | null;
  columns: number;
  rows: 1 | 2;
}

/** Announces the slides in view each time the visitor has moved the carousel. */
function Status({position, columns, rows}: StatusProps): ReactNode {
  const locale = useLocale();
  return (
    <p className="visually-hidden" role="status">
      {position?.moved && words()}
    </p>
  );

  function words(): string {
    const {first, last} = position ?? {first: 0, last: 0};
    const values = {
      first: digits(first + 1, locale),
      last: digits(last + 1, locale),
      total: digits(columns, locale),
    };
    if (rows > 1) {
      return translate(
        {
          id: 'slider.columns',
          message: 'Columns {first} to {last} of {total}',
          description: 'Where a slider of several rows stands, for screen readers: “1 to 5 of 6”',
        },
        values,
      );
    }
    return first === last
      ? translate(
          {
            id: 'slider.one',
            message: '{first} of {total}',
            description: 'Which slide is in view, for screen readers: “2 of 6”',
          },
          values,
        )
      : translate(
          {
            id: 'slider.several',
            message: '{first} to {last} of {total}',
            description: 'Which slides are in view, for screen readers: “2 to 3 of 6”',
          },
          values,
        );
  }
}

/** A row that scrolls: Swiper works on the browser's own scrolling. */
function rowOptions(root: HTMLElement, rows: 1 | 2): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  return {
    cssMode: true,
    // The style sheet alone sets the width of a slide and how many are in view.
    slidesPerView: 'auto',
    spaceBetween: track ? parseFloat(getComputedStyle(track).columnGap) : 0,
    ...(rows > 1 && {grid: {rows, fill: 'row' as const}}),
    initialSlide: track ? columnAt(track) : 0,
  };
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
