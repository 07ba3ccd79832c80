import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '@site/src/collections/language';
import {Button} from '@site/src/components/Button';
import {type Search, isNarrowed} from '@site/src/components/HireSearch/search';
import {useGoToResults} from '@site/src/components/HireSearch/useSearch';
import {digits} from '@site/src/components/digits';
import styles from './_people.module.css';

/** What the heading of the results names as its description. */
export const RESULTS_COUNT_ID = 'results-count';

interface Props {
  search: Search;
  /** How many match the search, of how many people on the page. */
  count: number;
  total: number;
}

/** How many people the search found, and the way back to all of them. */
export default function ResultsCount({search, count, total}: Props): ReactNode {
  const language = useDocusaurusContext().i18n.currentLocale as Language;
  const goToResults = useGoToResults();
  const numbers = {count: digits(count, language), total: digits(total, language)};
  return (
    <div className={styles.count}>
      <p role="status" id={RESULTS_COUNT_ID}>
        {isNarrowed(search) ? foundWords(count, numbers) : everyoneWords(numbers)}
      </p>
      {isNarrowed(search) && (
        <Button look="secondary" onClick={() => goToResults({})}>
          <Translate
            id="career.results.reset"
            description="Button beside the number of people found: ends the search"
          >
            Show everyone
          </Translate>
        </Button>
      )}
    </div>
  );
}

type Numbers = Record<'count' | 'total', string>;

function everyoneWords(numbers: Numbers): string {
  return translate(
    {
      id: 'career.results.all',
      message: 'Showing all {total} profiles and graduates',
      description:
        'Beside the heading Top Profiles while nothing is searched for; {total} a number',
    },
    numbers,
  );
}

function foundWords(count: number, numbers: Numbers): string {
  if (count === 0) {
    return translate({
      id: 'career.results.none',
      message: 'Nobody on this page matches your search.',
      description: 'After a search on the Career page that finds no one',
    });
  }
  if (count === 1) {
    return translate(
      {
        id: 'career.results.one',
        message: '{count} of {total} matches your search',
        description: 'After a search on the Career page that finds one person; both are numbers',
      },
      numbers,
    );
  }
  return translate(
    {
      id: 'career.results.other',
      message: '{count} of {total} match your search',
      description: 'After a search on the Career page that finds several people; both are numbers',
    },
    numbers,
  );
}
