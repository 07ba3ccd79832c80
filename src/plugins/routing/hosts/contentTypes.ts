/** The content types of what a build holds, and the endings they belong to. */
export const contentTypes: readonly (readonly [type: string, endings: string])[] = [
  ['text/html', 'html htm'],
  ['text/css', 'css'],
  ['text/javascript', 'js mjs'],
  ['text/plain', 'txt'],
  ['text/xml', 'xml'],
  ['application/json', 'json map'],
  ['application/manifest+json', 'webmanifest'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['font/otf', 'otf'],
  ['font/ttf', 'ttf'],
  ['font/woff', 'woff'],
  ['font/woff2', 'woff2'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/jpeg', 'jpg jpeg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/webp', 'webp'],
  ['image/x-icon', 'ico'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
];

/** The same by ending, such as ".txt", with the character encoding of texts. */
export const typeOfEnding: Readonly<Record<string, string>> = Object.fromEntries(
  contentTypes.flatMap(([type, endings]) =>
    endings
      .split(' ')
      .map((ending) => [
        `.${ending}`,
        /^text\/|[+/](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type,
      ]),
  ),
);
