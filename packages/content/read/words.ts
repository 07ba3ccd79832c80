/** Attributes of components that visitors read or hear. */
export const wordAttributes = ['alt', 'heading', 'question', 'title'];

/** Fields above a page with words, which are translated. Every other field is a setting. */
export const wordFields = ['title', 'description', 'topic', 'sidebar_label'] as const;

export type WordField = (typeof wordFields)[number];

/** The settings, which are the same in every language. */
export const settingFields = [
  'effective',
  'displayed_sidebar',
  'hide_table_of_contents',
  'image',
  'slug',
];

export const isWordField = (name: string): name is WordField =>
  wordFields.some((field) => field === name);
