import {foldWords} from 'nepali-text/foldText';
import {soundKey} from 'nepali-text/soundKey';
import {stemsIn} from '@site/src/lib/words';

/** The fewest letters for a comparison by sound; fewer match too many words. */
const SHORTEST_SOUND = 3;

/**
 * Whether every word of a search occurs in the texts, also inside other words: Nepali appends case
 * endings, and एप must find एपमा. Or a word begins with the same sounds, in whichever script: "pokhara"
 * finds पोखरामा.
 */
export function matchesText(search: string, texts: readonly string[]): boolean {
  const folded = texts.map(foldWords);
  const words = foldWords(search).split(/\s+/).filter(Boolean);
  const unwritten = words.filter((word) => !folded.some((text) => text.includes(word)));
  if (unwritten.length === 0) return true;
  const stems = texts.flatMap(stemsIn);
  return unwritten.every((word) => {
    const {stem} = soundKey(word);
    return stem.length >= SHORTEST_SOUND && stems.some((one) => one.startsWith(stem));
  });
}
