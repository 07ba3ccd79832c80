/** The part of a doc of Docusaurus that matters here. */
interface Doc {
  permalink: string;
  frontMatter: object;
}

/**
 * The texts with a topic to read about; those that are in force since a day are rules.
 *
 * @returns their addresses on the site
 */
export function articlesOf(docs: readonly Doc[]): string[] {
  return docs
    .filter(({frontMatter}) => {
      // As src/theme/DocItem/Layout reads it.
      const {topic, effective} = frontMatter as {topic?: string; effective?: string};
      return topic && !effective;
    })
    .map(({permalink}) => permalink);
}
