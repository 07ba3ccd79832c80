import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import graduates from '@site-data/graduates';
import profiles from '@site-data/profiles';
import copy from '@site-data/pages/career';
import {fill} from '@site/src/lib/fill';
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
          {copy.profiles.heading}
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
        <p className={styles.none}>{copy.profiles.none}</p>
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
          {copy.results.reset}
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
  if (!isNarrowed(search)) return fill(copy.results.all, numbers);
  if (count === 0) return copy.results.none;
  return selectMessage(count, fill(copy.results.found, numbers));
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
