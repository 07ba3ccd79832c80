/** What MDX would read as more than words. */
const SPECIAL = /[<>{}|#\\`*_[\]]|^(?:import|export|:::|---|\s*(?:[-+]|\d+\.)\s)/;

/** The plain paragraphs of a page that somebody wrote. */
export function paragraphsOf(mdx: string): string[] {
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph.length > 60 && !SPECIAL.test(paragraph));
}

/**
 * A page of two to seven sections of one to four paragraphs, of the given ones in turn. The same
 * number gives the same page.
 */
export function madePage(number: number, paragraphs: readonly string[]): string {
  const lines = [
    '---',
    `title: "${number}"`,
    `description: "${number}"`,
    '---',
    '',
    `# ${number}`,
    '',
  ];
  let next = number * 7;
  for (let section = 1; section <= 2 + (number % 6); section++) {
    lines.push(`## ${number}.${section}`, '');
    for (let count = 0; count <= (number + section) % 4; count++) {
      lines.push(paragraphs[next++ % paragraphs.length]!, '');
    }
  }
  return lines.join('\n');
}
