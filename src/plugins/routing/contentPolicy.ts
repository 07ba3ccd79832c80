import {createHash} from 'node:crypto';
import type {OwnSources} from '../../lib/pagePolicies';

/** The source of an inline script or style sheet in a content policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of a page.
 *
 * @param scripts the inline scripts of the page, as hashSource gives them
 * @param styles its inline style sheets, likewise
 * @param own the other origins that this page may reach
 */
export function contentPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
  own: OwnSources = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(own['script-src'] ?? [])],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': own['frame-src'] ?? ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // The search for people to hire asks by GET for a page of this site.
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `default` checks the addresses of scripts (first-paint/startScripts.ts), `site` marks HTML that
    // we made (components/trustedHtml.ts).
    'trusted-types': ['default', 'site', ...(own['trusted-types'] ?? [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For files other than pages: an SVG file that is opened directly has a style sheet, none needs more. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
