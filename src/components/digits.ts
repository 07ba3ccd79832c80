const DEVANAGARI_ZERO = 0x0966;

/**
 * Writes the digits of a text in the script of the language: 7 → ७ in Nepali. Browsers cannot be
 * asked (Chromium has no Nepali data), so the digits are mapped here.
 */
export function digits(text: string | number, language: 'en' | 'ne'): string {
  if (language === 'en') return String(text);
  return String(text).replace(/\d/g, (digit) =>
    String.fromCharCode(DEVANAGARI_ZERO + Number(digit)),
  );
}
