export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Keys and positions from the root of a file to one of its values: [0, 'role', 'en']. */
export type FilePath = readonly (string | number)[];

/** One change of the text of a file. */
export type TextEdit =
  /**
   * Sets a value, or adds a field of an entry that does not have it yet. `undefined` (a missing key in
   * JSON) removes the field, the entry of a list or the block; of a component that repeats, all of it.
   *
   * @param path of Markdown: the key of a text between the lines "---", or the position of a block in
   *   `mdxBlocksOf` the page; of YAML, empty for the whole file
   * @param was what the writer saw there: what others have changed in it since then stays
   */
  | {kind: 'set'; file: string; path: FilePath; value?: Json; was?: Json}
  /** Markdown: a new block, in this file only. @param index after the block before @param was what that one says */
  | {kind: 'insert'; file: string; index: number; value: NewBlock; was?: Json};

export type NewBlock =
  | {type: 'paragraph'; text: string}
  /** @param id the same in both languages: small letters, digits and hyphens */
  | {type: 'heading'; level: 2 | 3; text: string; id: string}
  /** A point of a list, after another one (`li`). */
  | {type: 'item'; text: string}
  /**
   * Another one of a component that repeats, below the one that the block before is in: a question, a
   * card, a step. @param attributes those of its neighbour stay where they are not named here @param
   * text its first paragraph
   */
  | {type: 'component'; attributes: Readonly<Record<string, string>>; text: string};
