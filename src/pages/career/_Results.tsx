import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import graduates from '@site-data/graduates';
import profiles from '@site-data/profiles';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Data} from '@site/src/collections';
import {
  isNarrowed,
  matches,
  type Search,
  type SearchState,
} from '@site/src/components/HireSearch/search';
import {useGoToResults, useSearch} from '@site/src/components/HireSearch/useSearch';
import ListGrid from '@site/src/components/ListGrid';
import {useLocale} from '@site/src/components/Locale';
import {Button} from '@site/src/components/Button';
import {digits} from '@site/src/components/digits';
import {ProfileCard, RecentGraduates} from './_People';
import styles from './_people.module.css';

/** The people who match the search in the address, or everyone. */
export default function Results(): ReactNode {
  const search = useSearch();
  const foundProfiles = profiles.filter((person) => matches(search, person));
  const foundGraduates = graduates.filter((person) => matches(search, person));
  return (
    <>
      <TopProfiles profiles={foundProfiles}>
        <ResultsCount
          search={search}
          count={foundProfiles.length + foundGraduates.length}
          total={profiles.length + graduates.length}
        />
      </TopProfiles>
      <RecentGraduates graduates={foundGraduates} />
    </>
  );
}

interface TopProfilesProps {
  profiles: Data<'profiles'>;
  /** The number of results; shown beside the heading. */
  children: ReactNode;
}

function TopProfiles({profiles, children}: TopProfilesProps): ReactNode {
  const heading = useArrival();
  return (
    <section className="band band--mist" data-query="city profession">
      <div className={styles.head}>
        {/* Reads out the number of results where the focus is moved here after a search. */}
        <h2 ref={heading} tabIndex={-1} aria-describedby={RESULTS_COUNT_ID}>
          <Translate id="career.profiles.heading" description="Heading on the Career page">
            Top Profiles
          </Translate>
        </h2>
        {children}
      </div>
      {profiles.length > 0 ? (
        <ListGrid columns={[3, 2, 1]}>
          {profiles.map((profile) => (
            <li key={profile.id}>
              <ProfileCard profile={profile} />
            </li>
          ))}
        </ListGrid>
      ) : (
        <p className={styles.none}>
          <Translate
            id="career.profiles.none"
            description="Under the heading Top Profiles when the search finds none of them"
          >
            No profile matches your search.
          </Translate>
        </p>
      )}
    </section>
  );
}

/** The id of the description of the results' heading. */
const RESULTS_COUNT_ID = 'results-count';

interface ResultsCountProps {
  search: Search;
  count: number;
  total: number;
}

/** The number of results, and a button that ends the search. */
function ResultsCount({search, count, total}: ResultsCountProps): ReactNode {
  const goToResults = useGoToResults();
  const text = useResultsText(search, count, total);
  return (
    <div className={styles.count}>
      <p role="status" id={RESULTS_COUNT_ID}>
        {text}
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

/** "2 of 12 match your search" */
function useResultsText(search: Search, count: number, total: number): string {
  const locale = useLocale();
  const {selectMessage} = usePluralForm();
  const numbers = {count: digits(count, locale), total: digits(total, locale)};
  if (!isNarrowed(search)) {
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
  if (count === 0) {
    return translate({
      id: 'career.results.none',
      message: 'Nobody on this page matches your search.',
      description: 'After a search on the Career page that finds no one',
    });
  }
  return selectMessage(
    count,
    translate(
      {
        id: 'career.results.found',
        message: '{count} of {total} matches your search|{count} of {total} match your search',
        description:
          'After a search on the Career page; both are numbers. Forms by the plural rules of the language (one, other), separated by |',
      },
      numbers,
    ),
  );
}

/**
 * Moves the focus to the heading of the results after a search, here or on the home page; not after a
 * reload, Back or a shared link.
 */
function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  const location = useLocation<Partial<SearchState> | undefined>();

  useEffect(() => {
    if (history.action === 'POP' || !location.state?.bySearch) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, [history, location]);

  return heading;
}
