/** Attributes of components that visitors read or hear. */
export const wordAttributes = ['alt', 'heading', 'question', 'title'];

/** Fields above a page with words, which are translated. Every other field is a setting. */
export const wordFields = ['title', 'description', 'topic', 'sidebar_label'] as const;

export const isWordField = (name: string): name is (typeof wordFields)[number] =>
  wordFields.some((field) => field === name);
