import latin from '@web-fonts/mukta-latin-400.woff2';
import latinBold from '@web-fonts/mukta-latin-700.woff2';

/**
 * The fonts to fetch before the style sheet asks for them. None of Devanagari: only the style sheet
 * can find out that the device has one (see src/css/fonts.css).
 */
export const preloadedFonts: readonly string[] = [latin, latinBold];
