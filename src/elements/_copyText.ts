import {copyToClipboard} from '../lib/message';

/**
 * Copies a text, and says whether it was copied.
 *
 * @param status has the sentences, `data-copied` and `data-failed`
 * @param box selected where copying is not allowed
 */
export async function copyText(
  text: string,
  status: HTMLElement,
  box?: HTMLTextAreaElement,
): Promise<void> {
  // The same sentence is read out again.
  status.textContent = '';
  const isCopied = await copyToClipboard(text, box);
  status.textContent = status.dataset[isCopied ? 'copied' : 'failed']!;
}
