import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import {fill} from 'content/lists/fill';
import {digits} from 'nepali-text/digits';
import {Button} from '../Button';
import {controlClass, slidesIn, type SlidesProps, StepButtons} from '../Carousel';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import styles from './styles.module.css';

/**
 * Slides that fade into each other automatically, with a button to pause them, by the carousel pattern
 * of the W3C: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * src/components/Slideshow/element.ts moves them; without scripts, all show one below the other.
 */
export default function Slideshow({label, children}: SlidesProps) {
  const locale = useLocale();
  const slides = slidesIn(children);
  return (
    <site-slideshow
      className={styles.slideshow}
      role="group"
      aria-label={label}
      aria-roledescription={copy.carousel}
      data-ready="false"
      load-on="visible"
    >
      <div className={clsx('needs-js', 'no-print', styles.controls)}>
        {/* Pauses or resumes the slides. Hidden while nothing plays. */}
        {(['pause', 'play'] as const).map((name) => (
          <Button
            key={name}
            look="secondary"
            className={clsx(controlClass, styles.pause)}
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
    </site-slideshow>
  );
}
