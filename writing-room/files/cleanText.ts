import {EditError} from './editError';

/** A text without space around it, in one line and not empty. */
export function cleanText(text: string): string {
  const clean = text.trim();
  if (clean === '') throw new EditError('A text cannot be empty.');
  if (/[\r\n]/.test(clean)) {
    throw new EditError('A text has no line breaks. Add a paragraph instead.');
  }
  return clean;
}
