import type {Language} from '../../collections/language';
import {localDigits} from '../site-data/formatNumber';

const KB = 1000;
const MB = KB * KB;

/** How much there is to download, in the digits of the language: "216 KB", "३.४ MB". */
export function fileSize(bytes: number, language: Language): string {
  const text =
    bytes < MB
      ? `${Math.ceil(bytes / KB)} KB`
      : `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
  return localDigits(text, language);
}
