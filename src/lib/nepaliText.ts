/** A danda with a space before it. @returns messages for the writer of a Nepali text */
export function checkDanda(text: string): string[] {
  const spaced = /(\S+)[ \t\u00a0]+([।॥])/u.exec(text);
  if (!spaced) return [];
  const [, word, danda] = spaced;
  return [`A ${danda} must follow the word without a space: "${word}${danda}".`];
}

/** A full stop or a vertical bar in place of a danda. Abbreviations of one or two letters are not meant. */
export function checkSentenceEnd(text: string): string[] {
  const ended = /(\p{Script=Devanagari}{3,})([.|])(?=["'’”)]*(?:\s|$))/u.exec(text);
  if (!ended) return [];
  const [, word, sign] = ended;
  return [`A sentence ends with a danda in Nepali, not with ${sign}: "${word}।".`];
}

/** Letters that were lost in another encoding. @returns messages for the writer of a Nepali text */
export function checkLostLetters(text: string): string[] {
  return /\?{3}/.test(text)
    ? [
        'The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.',
      ]
    : [];
}

/** @returns messages for the writer of an English text with more Nepali letters than Latin ones */
export function checkEnglishLetters(text: string): string[] {
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  return count(/[\u0904-\u0939]/g) > count(/\p{Script=Latin}/gu)
    ? ['This is the English text, and it is in Nepali letters. Are the two languages swapped?']
    : [];
}

/** Numbers in Nepali digits. @returns messages for the writer of an English text */
export function checkEnglishDigits(text: string): string[] {
  const numbers = text.match(/[०-९]+(?:[.,:][०-९]+)*/g) ?? [];
  return [...new Set(numbers)].map((number) => {
    const english = number.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - 0x0966));
    return `The number ${number} is written in English digits in English: ${english}.`;
  });
}

/**
 * Numbers in Latin digits. Not meant: a part of a code or name ("IPv6", "MH-17"), an address, and a
 * phone number with its plus sign.
 */
export function checkDigits(text: string): string[] {
  const numbers = text.match(/(?<![\w+@./-]|\+\d[\d ()-]*)\d+(?:[.,:]\d+)*(?![\w@/]|-\w)/g) ?? [];
  return [...new Set(numbers)].map((number) => {
    const nepali = number.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
    return `The number ${number} is written in Nepali digits in Nepali: ${nepali}.`;
  });
}
