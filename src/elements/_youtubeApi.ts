const API = 'https://www.youtube.com/iframe_api';

/** Milliseconds until YouTube's two small scripts must have loaded. */
const API_WITHIN = 10_000;

declare global {
  interface Window {
    YT?: {Player?: unknown};
    onYouTubeIframeAPIReady?: () => void;
  }
}

let pending: Promise<void> | undefined;

/**
 * Loads YouTube's own script. The library would load it too, but it keeps a failure for ever and leaves
 * it uncaught; it uses a script that is loaded already.
 */
export function loadApi(): Promise<void> {
  if (window.YT?.Player) return Promise.resolve();
  pending ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      // A script that loaded partly marks itself as loading and would not try again.
      window.YT = undefined;
      pending = undefined;
      reject(new Error(`${API} did not load`));
    };
    const timer = setTimeout(fail, API_WITHIN);
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = API;
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return pending;
}
