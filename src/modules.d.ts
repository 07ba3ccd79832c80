/* What TypeScript cannot see: files that the bundler or a plugin makes, and packages without types. */

declare module '*.woff2' {
  /** The address under which the build serves the file. */
  const url: string;
  export default url;
}

// Written by src/plugins/illustrations: a sprite, as the address it is served from.
declare module '*.sprite' {
  const address: string;
  export default address;
}

// Drawings that are files of their own, by the id of their entry: the drawing of every certificate
// without a scan, the scene of every city, the knot of every milestone; and the people of
// src/illustrations/portraits, by day and below it by night, by the name of the file.
declare module '@generated/illustrations/default/*-files' {
  const files: Partial<Record<string, {src: string; width: number; height: number}>>;
  export default files;
}

// The icons of src/icons: the elements of each as markup, by the name of the file.
declare module '@generated/illustrations/default/icons' {
  const icons: Partial<Record<string, string>>;
  export default icons;
}

// In the modules of elements: a whole file.
declare module '*.svg?text' {
  const svg: string;
  export default svg;
}

// Written by src/plugins/downloadable-fonts: every file that the Fonts page offers.
declare module '@generated/downloadable-fonts/default/served' {
  import type {ServedFonts} from '@site/src/plugins/downloadable-fonts';

  const served: ServedFonts;
  export default served;
}

// Written by it, too: the preview of every font as a drawing, by the id of the font; sizes in CSS pixels.
declare module '@generated/downloadable-fonts/default/specimen-files' {
  const files: Record<string, {src: string; width: number; height: number}>;
  export default files;
}

declare module 'wawoff2' {
  export function compress(bytes: Uint8Array): Promise<Uint8Array>;
  /** The font inside a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

// The package has types, but its "exports" hide them from TypeScript.
declare module '@remotemerge/nepali-date-converter' {
  export default class DateConverter {
    /** @param date year-month-day */
    constructor(date: string);
    /** The day in Bikram Sambat, months counted from 1. */
    toBs(): {year: number; month: number; date: number; day: string};
  }
}

// Docusaurus brings js-yaml without its types.
declare module 'js-yaml' {
  export function load(source: string): unknown;
  export class YAMLException extends Error {
    /** Lines are counted from 0. */
    mark: {line: number};
  }
}
