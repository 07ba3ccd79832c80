/** The listeners of one test, removed after it. */
const listeners: Parameters<Window['removeEventListener']>[] = [];
const add = window.addEventListener.bind(window);
window.addEventListener = ((...args: Parameters<typeof add>) => {
  listeners.push(args);
  add(...args);
}) as typeof add;

afterEach(() => {
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
});

/** How the browser comes to the pages that begin from now on, as `navigationType` says it. */
export function arriveBy(type: number): void {
  Object.assign(performance, {navigation: {type}});
}

/** Begins a page, whose scripts run. */
export function begin(script: () => void, body: string, address = '/'): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = body;
  script();
}

/** The HTML of the page is all there. */
export const endPage = () => document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));

export function open(script: () => void, body: string, address = '/'): void {
  begin(script, body, address);
  endPage();
}

export const one = <E extends HTMLElement = HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector)!;

export const fire = (selector: string, type: string, init: object = {}): boolean =>
  one(selector).dispatchEvent(
    Object.assign(new Event(type, {bubbles: true, cancelable: true}), init),
  );

export function scrollPage(scrollY: number): void {
  Object.assign(window, {scrollY});
  window.dispatchEvent(new Event('scroll'));
}
