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
