// What components and their libraries use in a browser and jsdom lacks.

const ignore = () => undefined;

/** Everything is in view at once. */
class AllInView {
  constructor(private readonly callback: (entries: {isIntersecting: boolean}[]) => void) {}
  readonly observe = () => this.callback([{isIntersecting: true}]);
  readonly unobserve = ignore;
  readonly disconnect = ignore;
}

const noMatch = (media: string) => ({
  media,
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
});

Object.assign(globalThis, {
  IntersectionObserver: AllInView,
  matchMedia: noMatch,
});
Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});
Element.prototype.scrollIntoView = ignore;
