/** What was asked for, so that no file is fetched twice. Href of the file → its family. */
const asked = new Map<string, Promise<string>>();

/**
 * Fetches a font file and makes it known to the page.
 *
 * @returns the family to set text in, once it can be shown. Rejects when the file cannot be had or
 *   read; the next call tries again.
 */
export function loadTypeface(id: string, href: string): Promise<string> {
  const known = asked.get(href);
  if (known) return known;
  const family = `Typeface ${id}`;
  const face = new FontFace(family, `url("${href}")`);
  const loading = face.load().then(() => {
    document.fonts.add(face);
    return family;
  });
  asked.set(href, loading);
  loading.catch(() => asked.delete(href));
  return loading;
}
