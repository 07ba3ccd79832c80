import {fill} from 'content/lists/fill';
import {keyOf} from 'nepali-text/keys';
import {isPlain} from 'site-elements/element';
import {localDigits} from '@site/src/lib/localDigits';

/** The time without movement after which scrolling has ended, in milliseconds. */
const REST = 150;

/** How many columns the keys move. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A row of slides that the browser scrolls sideways: moves the row by buttons and keys and says which slides are in
 * view. The browser itself scrolls to words that somebody looks for, and to a link that has the focus.
 *
 * Without private names, which browsers of 2020 lack and which would be compiled to more code.
 */
export default class SiteCarousel extends HTMLElement {
  /** The first column in view at the end of the current scroll: presses during a scroll add up. */
  declare private goal?: number;
  declare private shown?: string;
  declare private timer?: ReturnType<typeof setTimeout>;

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    this.addEventListener('scroll', this, true);
    new ResizeObserver(() => this.show()).observe(this);
  }

  handleEvent(event: Event): void {
    const {type, target} = event;
    if (type === 'scroll') {
      this.show();
      this.rest();
    } else if (type === 'click') {
      const button = (target as Element).closest<HTMLElement>('[data-step]');
      if (button) this.step(Number(button.dataset.step));
    } else {
      const by = KEYS[keyOf(event as KeyboardEvent)];
      if (!by || target !== this.track || !isPlain(event as KeyboardEvent)) return;
      event.preventDefault();
      this.step(by);
    }
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.goal = undefined), REST);
  }

  private step(by: number): void {
    const {slides, columns, first, end} = this.show();
    this.goal = Math.max(0, Math.min((this.goal ?? first) + by, end));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = slides[columns.indexOf(this.goal)]!.offsetLeft;
    this.track.scrollTo({left, behavior: isStill ? 'auto' : 'smooth'});
    this.rest();
  }

  /** @returns the column of each slide, the first in view, and where it is at the end */
  private show() {
    const {track} = this;
    const slides = [...track.children] as HTMLElement[];
    // All columns are as wide as the first.
    const width = slides[0]!.offsetWidth + (parseFloat(getComputedStyle(track).columnGap) || 0);
    const columns = slides.map(({offsetLeft}) => Math.round(offsetLeft / width));
    const total = Math.max(...columns) + 1;
    const inView = Math.min(total, Math.round(track.clientWidth / width));
    const end = total - inView;
    const first = Math.max(0, Math.min(Math.round(track.scrollLeft / width), end));
    const last = first + inView - 1;
    const shown = [first, last, total].join();
    if (shown !== this.shown) {
      this.querySelectorAll('[data-step]').forEach((button, index) =>
        button.setAttribute('aria-disabled', String(first === (index ? end : 0))),
      );
      // The slides that are in view at first are not announced.
      if (this.shown) {
        const status = this.querySelector<HTMLElement>('[role=status]')!;
        const {one, several} = status.dataset;
        status.textContent = fill((inView > 1 ? several : one)!, {
          first: localDigits(first + 1),
          last: localDigits(last + 1),
          total: localDigits(total),
        });
      }
      this.shown = shown;
    }
    return {slides, columns, first, end};
  }

  private get track() {
    return this.querySelector<HTMLElement>('.carousel-track')!;
  }
}
