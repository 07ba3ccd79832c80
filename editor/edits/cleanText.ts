import {EditError} from './editError';
import {say} from './sentences';

/** A text without space around it, in one line and not empty. */
export function cleanText(text: string): string {
  const clean = text.trim();
  if (clean === '') throw new EditError(say('edit.empty'));
  if (/[\r\n]/.test(clean)) {
    throw new EditError(say('edit.lines'));
  }
  return clean;
}
