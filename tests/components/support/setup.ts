// What components and their libraries use in a browser and jsdom lacks.

/** Everything is in view at once. */
class AllInView {
  constructor(private readonly callback: (entries: {isIntersecting: boolean}[]) => void) {}
  observe(): void {
    this.callback([{isIntersecting: true}]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

class NeverResized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const noMatch = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

Object.assign(globalThis, {
  IntersectionObserver: AllInView,
  ResizeObserver: NeverResized,
  matchMedia: noMatch,
});
Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
