declare module 'wawoff2' {
  /** A TrueType or OpenType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** The font inside a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
