/** What a build adds to the front matter of a page: see src/content/prose/frontMatter.ts. */
export interface AddedFields {
  /** Minutes to read. */
  reading_minutes?: number;
  /** When its text was last changed: the day in the calendar of the language, and in the other one. */
  last_changed?: {iso: string; text: string; other: string};
}
