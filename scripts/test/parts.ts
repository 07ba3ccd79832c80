/** The parts of `npm test`, in the order in which they run. */
export const partNames = [
  'format',
  'lint',
  'types',
  'unit',
  'translations',
  'build',
  'browser',
  'hosting',
] as const;

export type PartName = (typeof partNames)[number];

/** Only these can pass words on to a program that picks tests by them. */
const runners: readonly PartName[] = ['unit', 'browser', 'hosting'];

/** What to run, or what to say instead. */
export type Choice = {parts: PartName[]; words: string[]} | {problem: string};

const isPart = (word: string): word is PartName => partNames.some((name) => name === word);

/**
 * Reads what stands behind `npm test --`: names of parts, then words for the runner, as in
 * `unit -t "a name"`. Nothing at all means every part.
 */
export function chooseParts(args: readonly string[]): Choice {
  const firstWord = args.findIndex((arg) => !isPart(arg));
  const named = args.slice(0, firstWord < 0 ? args.length : firstWord).filter(isPart);
  const words = firstWord < 0 ? [] : args.slice(firstWord);
  if (args.length === 0) return {parts: [...partNames], words};

  const [only] = named;
  if (words.length > 0 && (named.length !== 1 || !only || !runners.includes(only))) {
    const problem =
      named.length === 0 && /^[a-z]+$/.test(words[0] ?? '')
        ? `There is no part "${words[0]}".`
        : `Only one of ${runners.slice(0, -1).join(', ')} and ${runners.at(-1)} can take further words such as ${words[0]}.`;
    return {
      problem: `${problem} The parts are: ${partNames.join(', ')}. For example: npm test -- unit -t "a name"`,
    };
  }
  return {parts: partNames.filter((name) => named.includes(name)), words};
}
