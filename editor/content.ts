/* The content of a file as bytes, as it is in a commit. */

/** Undefined: the file is not there. */
export type Content = Uint8Array | undefined;

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The text of a file; undefined where it is not there. */
export const textOf = (content: Content): string | undefined =>
  content && new TextDecoder().decode(content);

export function isSameContent(one: Content, other: Content): boolean {
  if (!one || !other || one === other) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
