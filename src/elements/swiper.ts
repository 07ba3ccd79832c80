// Loaded when a carousel is used or plays. Swiper's own style sheets stay out: ours lay out the slides
// already, before the scripts arrive.
import Swiper from 'swiper';
import {Autoplay, EffectFade, Grid} from 'swiper/modules';

/** What moves the slides of a carousel in place of the browser. */
export interface Mover {
  /** @param to the column, counted from 0. @param by how many columns away that is */
  move: (to: number, by: number, isStill: boolean) => void;
  /** The size of the carousel may have changed. */
  update: () => void;
}

/** How long a step takes, how long a slide stays, and how long it fades into the next, in milliseconds. */
const STEP_MS = 300;
const DELAY_MS = 3000;
const FADE_MS = 1000;

const OURS = {wrapperClass: 'carousel-track', slideClass: 'carousel-slide'};

/** How many columns the keys move. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ArrowLeft: -1, ArrowRight: 1},
  ...{Home: -Infinity, End: Infinity},
};

/**
 * @param root the carousel
 * @param first the slide that its track has been scrolled to, counted from 0
 * @param step moves the carousel by columns
 */
export function attach(root: HTMLElement, first: number, step: (by: number) => void): Mover {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  const mover = root.dataset.rows ? moveRow(root, track, step) : takeTurns(root, track, first);
  root.dataset.ready = 'true';
  return mover;
}

/** A row that scrolls: Swiper works on the browser's own scrolling, so nothing shifts. */
function moveRow(root: HTMLElement, track: HTMLElement, step: (by: number) => void): Mover {
  const rows = Number(root.dataset.rows);
  const swiper = new Swiper(root, {
    ...OURS,
    modules: [Grid],
    cssMode: true,
    // The style sheet alone sets the width of a slide and how many are in view.
    slidesPerView: 'auto',
    spaceBetween: parseFloat(getComputedStyle(track).columnGap),
    ...(rows > 1 && {grid: {rows, fill: 'row' as const}}),
    // Its first observation of a size would end a scroll that has begun since.
    resizeObserver: false,
    updateOnWindowResize: false,
  });
  // It begins at the first slide, without scrolling there, and learns now where the track is.
  track.dispatchEvent(new Event('scroll'));

  track.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!by || hasModifier || event.target !== track) return;
    event.preventDefault();
    step(by);
  });

  return {
    move: (to, _by, isStill) => swiper.slideTo(to, isStill ? 0 : STEP_MS),
    update() {
      if (root.clientWidth !== swiper.width) swiper.update();
    },
  };
}

/**
 * Slides that fade into each other in turns, except during hover and focus, while the page is hidden, and
 * where reduced motion is preferred: there the style sheet hides the buttons for it as well.
 */
function takeTurns(root: HTMLElement, track: HTMLElement, first: number): Mover {
  const slides = [...track.children];
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const toggles = [...root.querySelectorAll<HTMLElement>('[data-toggle]')];
  let isPaused = false;
  let isHovered = root.matches(':hover') && matchMedia('(hover: hover)').matches;
  let isFocused = root.contains(document.activeElement);

  // Swiper shows the current slide from now on, and the track no longer scrolls.
  track.scrollTo({left: 0});
  track.removeAttribute('tabindex');
  const swiper = new Swiper(root, {
    ...OURS,
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: {crossFade: true},
    speed: FADE_MS,
    // Unlike a loop it leaves the slides in their order.
    rewind: true,
    autoplay: {enabled: false, delay: DELAY_MS},
    initialSlide: first,
  });

  function update(): void {
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== swiper.activeIndex));
    const isHeld = isPaused || isHovered || isFocused;
    const isMoving = !isHeld && !reduced.matches && document.visibilityState !== 'hidden';
    // Slides that rotate are not read out; one that the visitor asked for is.
    track.setAttribute('aria-live', isMoving ? 'off' : 'polite');
    if (isMoving === swiper.autoplay.running) return;
    if (isMoving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    type: Name,
    change: (event: HTMLElementEventMap[Name]) => void,
  ) =>
    root.addEventListener(type, (event) => {
      change(event);
      update();
    });
  on('pointerenter', ({pointerType}) => (isHovered = pointerType !== 'touch'));
  on('pointerleave', () => (isHovered = false));
  on('focusin', () => (isFocused = true));
  on('focusout', ({relatedTarget}) => (isFocused = root.contains(relatedTarget as Node)));
  on('click', ({target}) => {
    if (!(target as Element).closest('[data-toggle]')) return;
    isPaused = !isPaused;
    toggles.forEach((button) => (button.hidden = !button.hidden));
    toggles.find((button) => !button.hidden)!.focus();
    // The button is hovered and focused when it is pressed; that must not pause again.
    isHovered = isFocused = false;
  });
  document.addEventListener('visibilitychange', update);
  reduced.addEventListener('change', update);
  swiper.on('activeIndexChange', update);
  update();

  return {
    move: (_to, by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    update: () => undefined,
  };
}
