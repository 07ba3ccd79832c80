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

/**
 * Copies a text to the clipboard; where that is not allowed, selects it in its text area, if it has one.
 *
 * @returns whether it was copied
 */
async function copyToClipboard(text: string, box?: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    box?.focus();
    box?.select();
    return false;
  }
}
