/** What is wrong with the typing of a Nepali text, in sentences for its writer. */
export function checkNepali(text: string): string[] {
  const spaced = /(\S+)[ \t\u00a0]+([।॥])/u.exec(text);
  if (!spaced) return [];
  const [, word, danda] = spaced;
  return [`A ${danda} stands right after the word, without a space: "${word}${danda}".`];
}

/**
 * Numbers in Latin digits. Not meant: a part of a code or name ("IPv6", "MH-17"), an address, and a
 * phone number with its plus sign.
 */
export function latinNumbers(text: string): string[] {
  const numbers = text.match(/(?<![\w+@./-]|\+\d[\d ()-]*)\d+(?:[.,:]\d+)*(?![\w@/]|-\w)/g) ?? [];
  return [...new Set(numbers)].map(
    (number) => `The number ${number} is written in Nepali digits in Nepali: ${inNepali(number)}.`,
  );
}

/** `1,999` → `१,९९९` */
function inNepali(number: string): string {
  return number.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
}
