/** The most bytes of a line in UTF-8, without its end. */
const LINE = 75;

/** Breaks a line between characters; the next one begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const {length} = encoder.encode(character);
    if (bytes + length > LINE) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += length;
  }
  return result;
}

/** A text as the value of a line. */
export const escapeValue = (text: string): string =>
  text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * The lines of a calendar or contact file (RFC 5545, RFC 2425): ended by CRLF, of at most 75 bytes.
 *
 * @param lines `NAME:value`, with texts that `escapeValue` has written
 */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
