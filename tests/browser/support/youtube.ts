import type {Page} from '@playwright/test';

/** How the imitation answers. `silent` is a frame that comes and never says that it is ready. */
export interface Answers {
  /** An error of the player in place of a video: 150 is "the owner does not allow this". */
  error?: number;
  silent?: boolean;
}

export const API = 'https://www.youtube.com/iframe_api';
const FRAME = 'https://www.youtube-nocookie.com/embed/**';

/** The first script only fetches this one, whose address changes with every version. */
export const WIDGET =
  'https://www.youtube.com/s/player/0123abcd/www-widgetapi.vflset/www-widgetapi.js';

/**
 * What https://www.youtube.com/iframe_api gives a page, as far as the library uses it: the global
 * `YT` with `Player` and `PlayerState`, and a call of `onYouTubeIframeAPIReady`. The player talks
 * with its frame in messages, as the real one does, and tells `onReady`, `onError` and changes of
 * state (https://developers.google.com/youtube/iframe_api_reference).
 */
function api(): void {
  class Player {
    private state = -1;
    private readonly listeners = new Map<string, (event: {data: number}) => void>();
    private readonly hear: (event: MessageEvent) => void;

    constructor(
      private readonly frame: HTMLIFrameElement,
      {events}: {events: {onReady: () => void; onError: (event: {data: number}) => void}},
    ) {
      this.hear = ({source, data}) => {
        if (source !== frame.contentWindow) return;
        if (data.event === 'ready') events.onReady();
        if (data.event === 'error') events.onError(data);
        if (data.event === 'state') {
          this.state = data.data;
          this.listeners.get('onStateChange')?.(data);
        }
      };
      window.addEventListener('message', this.hear);
    }

    addEventListener(name: string, listener: (event: {data: number}) => void): void {
      this.listeners.set(name, listener);
    }

    private order(name: string): void {
      this.frame.contentWindow?.postMessage(name, '*');
    }

    playVideo = () => this.order('play');
    pauseVideo = () => this.order('pause');
    destroy = () => {
      window.removeEventListener('message', this.hear);
      this.frame.remove();
    };
    getPlayerState = () => this.state;
    getOption = () => [];
    setOption = () => undefined;
    getDuration = () => 60;
    getCurrentTime = () => 0;
    getVideoLoadedFraction = () => 1;
    getVolume = () => 100;
    setVolume = () => undefined;
    isMuted = () => false;
    mute = () => undefined;
    unMute = () => undefined;
    getPlaybackRate = () => 1;
    setPlaybackRate = () => undefined;
    seekTo = () => undefined;
  }

  const PlayerState = {ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3};
  Object.assign(window, {YT: {Player, PlayerState, loaded: 1}});
  (window as {onYouTubeIframeAPIReady?: () => void}).onYouTubeIframeAPIReady?.();
}

/** The page in the frame: a button in place of a film, and the messages that it sends. */
function frame({error, silent}: Answers): void {
  const tell = (event: string, data?: number) => window.parent.postMessage({event, data}, '*');
  const button = document.querySelector('button')!;
  const show = (playing: boolean) => {
    button.textContent = playing ? 'Pause' : 'Play';
    tell('state', playing ? 1 : 2);
  };
  button.addEventListener('click', () => show(button.textContent === 'Play'));
  window.addEventListener('message', ({data}) => show(data === 'play'));
  // The real one repeats itself until the page listens; one turn later it does.
  setTimeout(() => {
    if (silent) return;
    if (error) {
      tell('error', error);
      return;
    }
    tell('ready');
    if (new URLSearchParams(window.location.search).get('autoplay') === '1') show(true);
  });
}

/** Answers in YouTube's place: no test asks the network. */
export async function imitateYouTube(page: Page, answers: Answers = {}): Promise<void> {
  await page.route(API, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.head.append(Object.assign(document.createElement('script'), {src: '${WIDGET}'}));`,
    }),
  );
  await page.route(WIDGET, (route) =>
    route.fulfill({contentType: 'text/javascript', body: `(${api.toString()})();`}),
  );
  await page.route(FRAME, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Film</title><main aria-label="Film"><h1>Film</h1><button>Play</button></main>
<script>(${frame.toString()})(${JSON.stringify(answers)});</script></html>`,
    }),
  );
}
