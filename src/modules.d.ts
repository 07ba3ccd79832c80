/* What TypeScript cannot see: files that the bundler or a plugin makes, and packages without types. */

declare module '*.woff2' {
  /** The address under which the build serves the file. */
  const url: string;
  export default url;
}

// Written by src/plugins/weaving: a sprite of woven pictures, as the address it is served from.
declare module '*.woven' {
  const address: string;
  export default address;
}

// Drawings that are files of their own, by the id of their entry: the drawing of every certificate
// without a scan, the scene of every city, the knot of every milestone.
declare module '@woven/*-files' {
  const files: Record<string, {src: string; width: number; height: number}>;
  export default files;
}

// Written by src/plugins/downloadable-fonts: every file that the Fonts page offers.
declare module '@downloadable-fonts/served' {
  /** A font as the page gets it. */
  export interface ServedFont {
    href: string;
    /** How much there is to download. */
    size: string;
    /** What the font calls itself. */
    family: string;
    /** Under the SIL Open Font License. */
    open: boolean;
  }

  export interface ServedFonts {
    /** By the id of the entry. */
    fonts: Record<string, ServedFont>;
    /** The file with all of them, once there is one. */
    all?: {href: string; size: string};
  }

  const served: ServedFonts;
  export default served;
}

// Written by it, too: the preview of every font as a drawing, by the id of the font; sizes in CSS pixels.
declare module '@downloadable-fonts/specimen-files' {
  const files: Record<string, {src: string; width: number; height: number}>;
  export default files;
}

declare module 'wawoff2' {
  /** A TrueType or OpenType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
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
