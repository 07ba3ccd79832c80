/** Where the made fonts lie, from the site's folder. Everything in it can be made again. */
export const fontFolder = '.cache/web-fonts';

/** Before the name of a made font in a style sheet or an import. */
export const alias = '@web-fonts';

/** The fonts to make: by script and weight, as `@fontsource/mukta` names its files. */
export const webFonts = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700'] as const;

export type WebFont = (typeof webFonts)[number];
