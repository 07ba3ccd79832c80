import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  isValidElement,
  useCallback,
  useRef,
} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type Columns, columnAttributes} from '../columns';
import {SLIDE, TRACK} from './_hooks';
import {rowOptions} from './_options';
import {prefersReducedMotion} from './_useReducedMotion';
import {useShown} from './_useShown';
import {useSwiper} from './_useSwiper';
import Status from './Status';
import StepButton from './StepButton';
import styles from './styles.module.css';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  /** Stands beside the buttons. */
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

/** How long a step takes where the browser does not decide it, in milliseconds. */
const STEP_MS = 300;

/**
 * Slides in a row that scrolls sideways: by itself without scripts, and by Swiper once it is in view.
 * Swiper works on the same scrolling row (its `cssMode`), so that nothing moves when it comes.
 */
export default function Slider({
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
  const options = useCallback(
    (element: HTMLElement) => rowOptions(element, columns, rows),
    [columns, rows],
  );
  const {swiper} = useSwiper(root, options, rows > 1);
  const shown = useShown(swiper, columns);
  const speed = () => (prefersReducedMotion() ? 0 : STEP_MS);
  const goPrevious = () => swiper?.slidePrev(speed());
  const goNext = () => swiper?.slideNext(speed());

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
      className={styles.slider}
      ref={root}
      {...columnAttributes(perView)}
      role="group"
      aria-label={label}
      aria-roledescription={translate({
        id: 'slider.role',
        message: 'slider',
        description: 'What screen readers call a row of slides, after its name',
      })}
      data-taken={swiper ? true : undefined}
    >
      <div className={styles.head}>
        {heading}
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
      {/* What scrolls must be reached by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className={clsx('plain', TRACK, styles.track)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => {
          const column = index % columns;
          const isAway = shown !== null && (column < shown.first || column > shown.last);
          return (
            <li
              key={slide.key}
              className={clsx(SLIDE, styles.slide, index >= columns && styles.secondRow)}
              inert={isAway}
            >
              {slide}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
