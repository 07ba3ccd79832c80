import type {TranslationFile} from '@docusaurus/types';

/** The interface text of the feed; `translate` works in React only. */
export interface FeedWords {
  title: string;
  description: string;
  item: string;
  sampleItem: string;
}

export const english: FeedWords = {
  title: '{name}: media coverage',
  description: 'New coverage of {name}: the outlet, the headline and a link to the story.',
  item: '{outlet}, {date}',
  sampleItem: '{outlet}, {date}. A sample, until the real story is supplied.',
};

const descriptions: Record<keyof FeedWords, string> = {
  title: 'Title of the RSS feed; {name} is the product',
  description: 'What the RSS feed is about; {name} is the product',
  item: 'Under a headline in the RSS feed: the outlet, and when',
  sampleItem: 'The same, under a headline that is a stand-in',
};

const keys = Object.keys(english) as (keyof FeedWords)[];

/** The words as Docusaurus hands them to translators: i18n/<language>/feed/words.json. */
export function translationFile(words: FeedWords): TranslationFile {
  const entries = keys.map((key) => [key, {message: words[key], description: descriptions[key]}]);
  return {path: 'words', content: Object.fromEntries(entries) as TranslationFile['content']};
}

export function translated(words: FeedWords, files: readonly TranslationFile[]): FeedWords {
  const content = files.find((file) => file.path === 'words')?.content ?? {};
  const entries = keys.map((key) => [key, content[key]?.message ?? words[key]]);
  return Object.fromEntries(entries) as unknown as FeedWords;
}

/** Puts values into the places in braces; what has no value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
