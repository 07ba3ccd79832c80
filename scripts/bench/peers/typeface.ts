import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteContent} from './content';

/** Our web fonts as a style sheet for a peer, and the files that it names. */
export interface Typeface {
  css: string;
  /** Paths below a build of ours. */
  files: string[];
}

/** Takes the fonts of a build, and gives the text of each language the families that ours has. */
export function typefaceOf(build: string, {frames}: SiteContent): Typeface {
  const folder = path.join(build, 'assets/css');
  const sheets = readdirSync(folder)
    .filter((file) => /^styles\..*\.css$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const faces = sheets.join('').match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const families = Object.entries(frames).map(([lang, {typeface}]) => {
    const own = ['--ifm-font-family-base', '--ifm-heading-font-family', '--sl-font'];
    const values = own.map((name) => `${name}:${typeface}`).join(';');
    return `:root:lang(${lang}){${values}}\nbody:lang(${lang}){font-family:${typeface}}`;
  });
  const css = [...faces, ...families].join('\n');
  const named = [...css.matchAll(/url\(["']?(\/[^)"']+)["']?\)/g)].map(([, file]) => file!);
  return {css, files: [...new Set(named)]};
}
