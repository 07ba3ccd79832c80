/**
 * Puts a text on the clipboard; where that is not allowed, selects it in its box for the visitor.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string, boxId: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.getElementById(boxId) as HTMLTextAreaElement | null;
    box?.focus();
    box?.select();
    return false;
  }
}
