import {digits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';
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
  declare private timer?: number;
  declare private observer?: ResizeObserver;

  connectedCallback(): void {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', () => this.connectedCallback());
      return;
    }
    this.addEventListener('click', this);
    this.addEventListener('scroll', this, true);
    this.observer = new ResizeObserver(() => {
      this.mover?.update();
      this.show();
    });
    this.observer.observe(this);
    // Without Swiper the browser goes on scrolling.
    loadModule<{attach: typeof attach}>('swiper').then(
      ({attach}) => {
        this.attach = attach;
        this.rest();
      },
      () => undefined,
    );
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
    clearTimeout(this.timer);
    this.mover = this.mover?.destroy();
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
    this.timer = window.setTimeout(() => {
      this.goal = undefined;
      if (this.isConnected)
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
        const values: Record<string, number> = {first: first + 1, last: last + 1, total};
        status.textContent = digits(
          (inView > 1 ? several : one)!.replace(/{(\w+)}/g, (_, name) => `${values[name]}`),
          document.documentElement.lang as Locale,
        );
      }
      this.shown = shown;
    }
    return {slides, columns, total, first, end};
  }

  private get track() {
    return this.querySelector<HTMLElement>('.carousel-track')!;
  }
}

customElements.define('site-carousel', SiteCarousel);
