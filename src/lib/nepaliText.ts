/** A danda with a space before it. @returns messages for the writer of a Nepali text */
export function checkDanda(text: string): string[] {
  const spaced = /(\S+)[ \t\u00a0]+([।॥])/u.exec(text);
  if (!spaced) return [];
  const [, word, danda] = spaced;
  return [`A ${danda} must follow the word without a space: "${word}${danda}".`];
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
