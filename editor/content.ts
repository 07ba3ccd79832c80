/* The content of a file as bytes, as it is in a commit. */

/** Null: the file is not there. */
export type Content = Uint8Array | null;

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export const decode = (content: Uint8Array): string => new TextDecoder().decode(content);

/** The text of a file; undefined where it is not there. */
export const textOf = (content: Content | undefined): string | undefined =>
  content ? decode(content) : undefined;

export function isEqual(one: Content, other: Content): boolean {
  if (one === null || other === null || one === other) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
