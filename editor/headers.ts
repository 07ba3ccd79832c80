/** The language of the page, in which messages are answered. */
export const LANGUAGE_HEADER = 'x-editor-language';
/** The key of the address, which every request must send. */
export const KEY_HEADER = 'x-editor-key';
