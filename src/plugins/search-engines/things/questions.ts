import type {FAQPage} from 'schema-dts';
import type {PageFacts} from '../readPage';

/**
 * The questions of a page with their answers, as they stand on it. Where a sentence names the company
 * it may be by its working name: that is what the page says today.
 */
export function faqPage({url, questions}: PageFacts, language: string): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    inLanguage: language,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
