import {and, say, type Sentence} from '../say';
import {suggest} from '../say/diagnostics';

/** Signs that end a sentence or a quotation, and no address. */
const CLOSING = /[।॥”’»]+$/;

/** A sign of the sentence at the end of an address. */
export function signAfterLink(value: string): Sentence | undefined {
  const [sign] = CLOSING.exec(value) ?? [];
  return sign === undefined
    ? undefined
    : and(say('link.sign', {value, sign}), suggest(value.replace(CLOSING, '')));
}

/** A web address without its beginning, or with a misspelt one. */
export function meantLink(value: string): string | undefined {
  const [, address] =
    /^(?:[a-z]{3,6}:?\/+|\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(value) ?? [];
  return address && `https://${address}`;
}
