import devanagariBold from '@fontsource/mukta/files/mukta-devanagari-700-normal.woff2';
import latin from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import latinBold from '@fontsource/mukta/files/mukta-latin-700-normal.woff2';

/**
 * The fonts to fetch before the style sheet asks for them. A Nepali page needs its headings' font
 * first; its body font is often on the phone already (see src/css/fonts.css).
 */
export function preloadedFonts(locale: string): string[] {
  return locale === 'ne' ? [latin, devanagariBold] : [latin, latinBold];
}
