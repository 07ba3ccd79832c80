import {createHash} from 'node:crypto';
import {STYLES} from './answerHeaders';

/** The source of an inline script or style element in a content policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of every page. It is the same for all but their styles, because a
 * browser keeps the policy of the first document during client-side navigation.
 *
 * @param scripts the inline scripts of all pages, as hashSource gives them
 */
export function contentPolicy(scripts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts,
      // The script that controls the video player is loaded when a video is first played. It loads the
      // rest of itself from /s/player/<version>/www-widgetapi.vflset/www-widgetapi.js.
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
    ],
    'style-src': [`'self'${STYLES}`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    // The video player and the map of the contact page.
    'frame-src': ['https://www.youtube-nocookie.com/embed/', 'https://www.openstreetmap.org'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // The search for people to hire sends its form by GET to a page of this site.
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * For files other than pages: an SVG file that is opened directly has a style sheet, and the service worker
 * fetches what it keeps. None needs more.
 */
export const filePolicy =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; style-src-attr 'none'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
