import {fill} from 'docusaurus-plugin-collections/fill';
import {define, localDigits} from './_element';
import {loadModule} from './_loadModule';
import type {attach, Mover} from './swiper';

/** How long the track has stood still when its scrolling has ended, in milliseconds. */
const REST = 150;

/**
 * Slides that scroll sideways: by the browser at once, by Swiper when that is loaded. A row (`data-rows`)
 * says where it is, and what is out of view cannot be reached; the slides of the others take turns.
 *
 * Small, and without private names, which browsers of 2020 do not have: it comes before the first step.
 */
class SiteCarousel extends HTMLElement {
  declare private attach?: typeof attach;
  declare private mover?: Mover;
  /** The first column in view when the steps asked for are done: presses during a scroll add up. */
  declare private goal?: number;
  declare private shown?: string;
  declare private timer?: ReturnType<typeof setTimeout>;

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('scroll', this, true);
    new ResizeObserver(() => {
      this.mover?.update();
      this.show();
    }).observe(this);
    // Without Swiper the browser goes on scrolling.
    loadModule<{attach: typeof attach}>('swiper').then(
      ({attach}) => {
        this.attach = attach;
        this.rest();
      },
      () => undefined,
    );
  }

  handleEvent({type, target}: Event): void {
    if (type === 'scroll') {
      this.show();
      this.rest();
    } else {
      const button = (target as Element).closest<HTMLElement>('[data-step]');
      if (button) this.step(Number(button.dataset.step));
    }
  }

  /** Swiper takes over when nothing scrolls. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.goal = undefined;
      this.mover ??= this.attach?.(this, this.show().first, (by) => this.step(by));
    }, REST);
  }

  private step(by: number): void {
    const {slides, columns, total, first, end} = this.show();
    const goal = (this.goal ?? first) + by;
    this.goal = this.dataset.rows ? Math.max(0, Math.min(goal, end)) : (goal + total) % total;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.mover) this.mover.move(this.goal, by, isStill);
    else {
      const left = slides[columns.indexOf(this.goal)]!.offsetLeft;
      this.track.scrollTo({left, behavior: isStill ? 'auto' : 'smooth'});
    }
    this.rest();
  }

  /** @returns the column of each slide, how many there are, the first in view, and where it is at the end */
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
    const status = this.querySelector<HTMLElement>('[role=status]');
    if (status && shown !== this.shown) {
      this.querySelectorAll('[data-step]').forEach((button, index) =>
        button.setAttribute('aria-disabled', String(first === (index ? end : 0))),
      );
      slides.forEach((slide, index) =>
        slide.toggleAttribute('inert', columns[index]! < first || columns[index]! > last),
      );
      // What is in view at first is no news.
      if (this.shown) {
        const {one, several} = status.dataset;
        status.textContent = fill((inView > 1 ? several : one)!, {
          first: localDigits(first + 1),
          last: localDigits(last + 1),
          total: localDigits(total),
        });
      }
      this.shown = shown;
    }
    return {slides, columns, total, first, end};
  }

  private get track() {
    return this.querySelector<HTMLElement>('.carousel-track')!;
  }
}

define('site-carousel', SiteCarousel);
