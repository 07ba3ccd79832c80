import type {Lists} from '../../collections';
import {ratesOf} from '../../lib/commission';

/** What the script needs of the lists in a language. */
export function wordsOf({facts, 'pages/home': {saving}}: Lists) {
  const textOf = (id: string) => facts[id]?.text ?? '';
  const {range, price, takes, keeps} = saving;
  const rates = ratesOf(textOf('usual-commission'));
  return {range, price, takes, keeps, sample: textOf('fee'), rates};
}

export type Words = ReturnType<typeof wordsOf>;
