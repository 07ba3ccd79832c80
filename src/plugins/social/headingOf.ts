const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? entity;
  });
}

/**
 * The words of a page's main heading as a reader sees them: without tags and entities. Spaces that
 * keep words together stay what they are.
 *
 * @param html the whole page
 * @returns null when the page has no heading
 */
export function headingOf(html: string): string | null {
  const inside = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(html)?.[1];
  if (inside === undefined) return null;
  const text = inside
    // React parts neighbouring texts with an empty comment, in the middle of a word, too.
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]+>/g, '');
  // A soft hyphen is for narrow columns; in a picture it might be drawn.
  return (
    decode(text)
      .replace(/\u00ad/g, '')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim() || null
  );
}
