import {keyOf} from 'nepali-text/keys';
import {isOffline} from 'site-elements/connection';
import {isPlain, SiteElement} from 'site-elements/element';
import {loadModule} from 'site-elements/loadModule';
import type * as Player from './player.lazy';

/** Milliseconds from the press until the player must be ready. Long, for slow connections. */
const READY_WITHIN = 20_000;

const API = 'https://www.youtube.com/iframe_api';
/** Milliseconds until YouTube's two small scripts must have loaded. */
const API_WITHIN = 10_000;

declare global {
  interface Window {
    YT?: {Player?: unknown};
    onYouTubeIframeAPIReady?: () => void;
  }
}

let loadingApi: Promise<void> | undefined;

/**
 * Loads YouTube's own script. The library would load it too, but it keeps a failure for ever and leaves
 * it uncaught; it uses a script that is loaded already.
 */
async function loadApi(): Promise<void> {
  if (window.YT?.Player) return;
  loadingApi ??= new Promise((resolve, reject) => {
    window.onYouTubeIframeAPIReady = resolve;
    setTimeout(reject, API_WITHIN);
    document.head.append(
      Object.assign(document.createElement('script'), {src: API, onerror: reject}),
    );
  });
  try {
    await loadingApi;
  } catch (error) {
    // A script that failed in part marks itself as loading and would not be loaded again.
    window.YT = loadingApi = undefined;
    throw error;
  }
}

const cardPart = (card: HTMLElement, name: string) =>
  card.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/**
 * Plays one of the videos at a time in the place of its poster. A card is a link to YouTube; its
 * `data-phase` is `loading`, `playing` or `failed`, or missing. Nothing is requested from YouTube before
 * a press.
 */
export default class SiteVideo extends SiteElement {
  /** The card that was pressed last, until it is closed. */
  #card?: HTMLElement;
  /** The number of the current press; another press or closing ends that attempt. */
  #attempt = 0;
  #timer?: number;
  #endPlayer?: () => void;

  connectedCallback(): void {
    this.listen('click');
    this.listen('keydown', document);
  }

  handleEvent(event: MouseEvent | KeyboardEvent): void {
    if ('key' in event) {
      const focused = document.activeElement;
      const isHere = focused === document.body || this.#card?.contains(focused);
      if (keyOf(event) === 'Escape' && isHere) this.#close();
      return;
    }
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    const card = pressed?.closest('article');
    if (!pressed || !card) return;
    const {part} = pressed.dataset;
    if (part === 'link' && isPlain(event)) {
      event.preventDefault();
      void this.#start(card);
    } else if (part === 'watch') {
      // The button appears under the pointer after the first press of a double click.
      if (event.detail > 1) event.preventDefault();
    } else if (part === 'retry') {
      // The button is about to be hidden.
      cardPart(card, 'link').focus({preventScroll: true});
      void this.#start(card);
    } else if (part === 'close') this.#close();
  }

  async #start(card: HTMLElement): Promise<void> {
    // The second half of a double click.
    if (card === this.#card && card.dataset.phase === 'loading') return;
    this.#end();
    this.#card = card;
    const attempt = this.#attempt;
    const isOver = () => attempt !== this.#attempt;
    const fail = async (known?: string) => {
      const failure = known ?? ((await isOffline()) ? 'offline' : 'blocked');
      if (isOver()) return;
      this.#end();
      this.#card = card;
      this.#show(card, 'failed', this.dataset[failure]);
    };
    this.#show(card, 'loading');
    this.#timer = window.setTimeout(fail, READY_WITHIN);
    if (await isOffline()) return fail('offline');
    try {
      const [{play}] = await Promise.all([loadModule<typeof Player>('player'), loadApi()]);
      if (isOver()) return;
      const container = cardPart(card, 'frame');
      const {video, title} = container.dataset;
      this.#endPlayer = play(container, {
        video: video!,
        title: title!,
        locale: document.documentElement.lang,
        onReady: (frame) => {
          if (isOver()) return;
          clearTimeout(this.#timer);
          const focused = document.activeElement;
          const isFree = focused === document.body || focused === cardPart(card, 'link');
          this.#show(card, 'playing');
          if (isFree) frame?.focus({preventScroll: true});
        },
        onError: () => void fail('unavailable'),
      });
    } catch {
      await fail();
    }
  }

  /** Gives the poster and the link back, and the focus to the link. */
  #close(): void {
    const card = this.#card;
    this.#end();
    if (card) cardPart(card, 'link').focus();
  }

  #end(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#endPlayer?.();
    this.#endPlayer = undefined;
    if (this.#card) this.#show(this.#card);
    this.#card = undefined;
  }

  #show(card: HTMLElement, phase?: 'loading' | 'playing' | 'failed', failure = ''): void {
    const isVisible = {
      ways: phase === 'loading' || phase === 'failed',
      failure: phase === 'failed',
      retry: phase === 'failed',
      link: phase !== 'playing',
      caption: phase === 'playing',
      close: phase !== undefined,
    };
    if (phase) card.dataset.phase = phase;
    else card.removeAttribute('data-phase');
    // The covered player cannot be reached by keyboard.
    cardPart(card, 'frame').toggleAttribute('inert', phase !== 'playing');
    for (const [name, is] of Object.entries(isVisible)) cardPart(card, name).hidden = !is;
    cardPart(card, 'loading').textContent = phase === 'loading' ? this.dataset.loading! : '';
    cardPart(card, 'reason').textContent = failure;
    cardPart(card, 'caption').textContent = cardPart(card, 'link').textContent;
  }
}
