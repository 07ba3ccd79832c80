// Swiper's own style sheets stay out: ours lay out the slides already, before the scripts arrive.
import Swiper from 'swiper';
import {Autoplay, EffectFade} from 'swiper/modules';
import {SiteElement} from 'site-elements/element';

/** How long a slide stays, and how long it fades into the next, in milliseconds. */
const DELAY_MS = 3000;
const FADE_MS = 1000;

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Slides that fade into each other in turns, except during hover and focus, while the page is hidden, and
 * where reduced motion is preferred: there the style sheet hides the buttons for it as well.
 */
export default class SiteSlideshow extends SiteElement {
  #swiper!: Swiper;
  #isPaused = false;
  #isHovered = this.matches(':hover') && matchMedia('(hover: hover)').matches;
  #isFocused = this.contains(document.activeElement);
  #isSelected = false;

  connectedCallback(): void {
    const track = this.#track;
    const first = Math.round(track.scrollLeft / track.clientWidth);
    // Swiper shows the current slide from now on, and the track no longer scrolls.
    track.scrollTo({left: 0});
    track.removeAttribute('tabindex');
    this.#swiper = new Swiper(this, {
      wrapperClass: 'carousel-track',
      slideClass: 'carousel-slide',
      modules: [Autoplay, EffectFade],
      effect: 'fade',
      fadeEffect: {crossFade: true},
      speed: FADE_MS,
      // Unlike `loop`, `rewind` does not reorder the slides.
      rewind: true,
      autoplay: {enabled: false, delay: DELAY_MS},
      initialSlide: first,
    });
    this.#swiper.on('activeIndexChange', () => this.#update());
    this.dataset.ready = 'true';
    this.addEventListener('pointerenter', this);
    this.addEventListener('pointerleave', this);
    this.listen('focusin focusout click');
    this.listen('visibilitychange selectionchange', document);
    reduced.addEventListener('change', this);
    this.#update();
  }

  handleEvent(event: Event): void {
    const {type} = event;
    if (type === 'pointerenter') this.#isHovered = (event as PointerEvent).pointerType !== 'touch';
    else if (type === 'pointerleave') this.#isHovered = false;
    else if (type === 'focusin') this.#isFocused = true;
    else if (type === 'focusout')
      this.#isFocused = this.contains((event as FocusEvent).relatedTarget as Node);
    else if (type === 'selectionchange') this.#followSelection();
    else if (type === 'click') this.#press((event.target as Element).closest('button'));
    this.#update();
  }

  /** Shows the slide with the words that were found in the page, and holds it. */
  #followSelection(): void {
    const {anchorNode, isCollapsed} = getSelection()!;
    const slide = [...this.#track.children].findIndex((each) => each.contains(anchorNode));
    this.#isSelected = slide >= 0 && !isCollapsed;
    if (this.#isSelected) this.#swiper.slideTo(slide);
  }

  #press(button: HTMLElement | null): void {
    const {step, toggle} = button?.dataset ?? {};
    if (step === '1') this.#swiper.slideNext();
    if (step === '-1') this.#swiper.slidePrev();
    if (!toggle) return;
    this.#isPaused = !this.#isPaused;
    const toggles = [...this.querySelectorAll<HTMLElement>('[data-toggle]')];
    toggles.forEach((each) => (each.hidden = each === button));
    toggles.find((each) => !each.hidden)!.focus();
    // A pressed button is hovered and focused, which must not pause the slides again.
    this.#isHovered = this.#isFocused = this.#isSelected = false;
  }

  #update(): void {
    const {activeIndex, autoplay} = this.#swiper;
    const isHeld = this.#isPaused || this.#isHovered || this.#isFocused || this.#isSelected;
    const isMoving = !isHeld && !reduced.matches && document.visibilityState !== 'hidden';
    // Not `inert`, which browsers leave out of what is searched and copied.
    [...this.#track.children].forEach((slide, index) =>
      slide.setAttribute('aria-hidden', String(index !== activeIndex)),
    );
    // Slides that rotate are not read out; one that the visitor asked for is.
    this.#track.setAttribute('aria-live', isMoving ? 'off' : 'polite');
    if (isMoving === autoplay.running) return;
    if (isMoving) autoplay.start();
    else autoplay.stop();
  }

  get #track() {
    return this.querySelector<HTMLElement>('.carousel-track')!;
  }
}
