/** Of the browser's bar: the brand colour in the light scheme, the page background in the dark one. */
export const THEME_COLOURS = {light: '#b3122f', dark: '#0f1228'} as const;

export interface ManifestOptions {
  /** The product's name, in the language. */
  name: string;
  description: string;
  locale: string;
  /** Where the language lives, with a slash at both ends. */
  baseUrl: string;
}

/** The web app manifest: a phone takes the name and the icon from it for its home screen. */
export function webManifest({name, description, locale, baseUrl}: ManifestOptions): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${baseUrl}img/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: THEME_COLOURS.light,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
