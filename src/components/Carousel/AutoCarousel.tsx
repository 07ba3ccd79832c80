import {Children, isValidElement, type ReactNode, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SwiperOptions} from 'swiper/types';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '../Locale';
import {SLIDE, TRACK, useSwiper} from './_useSwiper';
import {useRotation} from './_useRotation';
import StepButton, {PauseButton} from './_controls';
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
 * Without scripts, and when Swiper cannot be loaded, all slides show one below the other.
 */
export default function AutoCarousel({label, children}: Props): ReactNode {
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const {swiper, failed, whenReady} = useSwiper(root, fadeOptions);
  const {playing, moving, toggle, handlers} = useRotation(swiper);
  const current = useCurrent(swiper);
  const slides = Children.toArray(children).filter(isValidElement);

  return (
    <div
      className={styles.auto}
      ref={root}
      role="group"
      aria-label={label}
      aria-roledescription={translate({
        id: 'slideshow.role',
        message: 'carousel',
        description: 'What screen readers call slides that take turns, after their name',
      })}
      data-ready={swiper ? true : undefined}
      data-failed={failed || undefined}
      data-hydrate="visible"
      {...handlers}
    >
      <div className={clsx('needs-js', 'no-print', styles.controls)}>
        <PauseButton playing={playing} onToggle={toggle} />
        <StepButton
          direction="previous"
          label={translate({
            id: 'slider.previous',
            message: 'Previous slide',
            description: 'Button of slides that take turns, for screen readers',
          })}
          onStep={() => whenReady((ready) => ready.slidePrev())}
        />
        <StepButton
          direction="next"
          label={translate({
            id: 'slider.next',
            message: 'Next slide',
            description: 'Button of slides that take turns, for screen readers',
          })}
          onStep={() => whenReady((ready) => ready.slideNext())}
        />
      </div>
      {/* Slides that rotate are not read out; one that the visitor asked for is. */}
      <div
        className={clsx(TRACK, styles.track)}
        aria-live={moving ? 'off' : 'polite'}
        // Until Swiper is attached this scrolls, and a scroll container must be focusable.
        tabIndex={swiper || failed ? undefined : 0}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={clsx(SLIDE, styles.slide)}
            role="group"
            aria-roledescription={translate({
              id: 'slideshow.slideRole',
              message: 'slide',
              description: 'What screen readers call one of slides that take turns',
            })}
            aria-label={translate(
              {
                id: 'slider.one',
                message: '{first} of {total}',
                description: 'Which slide is in view, for screen readers: “2 of 6”',
              },
              {first: digits(index + 1, locale), total: digits(slides.length, locale)},
            )}
            inert={swiper !== null && index !== current}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The slide that is shown, counted from 0. */
function useCurrent(swiper: ReturnType<typeof useSwiper>['swiper']): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!swiper) return undefined;
    const update = () => setCurrent(swiper.realIndex);
    update();
    swiper.on('realIndexChange', update);
    return () => {
      if (!swiper.destroyed) swiper.off('realIndexChange', update);
    };
  }, [swiper]);
  return current;
}

/** How long a slide stays, and how long the cross-fade to the next one takes. */
const DELAY_MS = 3000;
const FADE_MS = 1000;

/** Slides that fade into each other in a loop; `useRotation` starts and stops the autoplay. */
function fadeOptions(root: HTMLElement): SwiperOptions {
  const track = root.querySelector<HTMLElement>(`.${TRACK}`);
  const initialSlide = track ? Math.round(track.scrollLeft / track.clientWidth) : 0;
  // Swiper shows the current slide from now on, and the track no longer scrolls.
  track?.scrollTo({left: 0, behavior: 'instant'});
  return {
    effect: 'fade',
    fadeEffect: {crossFade: true},
    speed: FADE_MS,
    loop: true,
    autoplay: {enabled: false, delay: DELAY_MS},
    initialSlide,
  };
}
