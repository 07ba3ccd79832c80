/** Words a minute, for unhurried reading on a phone. Nepali words are longer than English ones. */
const WORDS_A_MINUTE = {en: 200, ne: 170};

/** A file with fewer words than this only puts other files together, or is no article. */
const LEAST_WORDS = 100;

/** Minutes that an article takes to read, at least 1. Markup and components do not count. */
export function readingMinutes(content: string): number | undefined {
  const words = content
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]+>|^import .*$/gm, ' ')
    .match(/[\p{L}\p{M}\p{N}’']+/gu);
  const count = words?.length ?? 0;
  if (count < LEAST_WORDS) return undefined;
  const nepali = words?.filter((word) => /\p{Script=Devanagari}/u.test(word)).length ?? 0;
  const minutes = (count - nepali) / WORDS_A_MINUTE.en + nepali / WORDS_A_MINUTE.ne;
  return Math.max(1, Math.round(minutes));
}
