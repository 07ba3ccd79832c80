import {createHash} from 'node:crypto';

/** The directives of a policy, each with its sources. */
export const directives = (policy = '') =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0]!, line.split(' ').slice(1)]));

/** Of the scripts or style sheets that stand in a page, as a policy names them. */
export const hashes = (html: string, element: 'script' | 'style') =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\b(?:src|type)=)[^>]*>([^]*?)</${element}>`, 'g'),
    ),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
