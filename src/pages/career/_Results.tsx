import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import graduatesModule from '@site-data/graduates';
import profilesModule from '@site-data/profiles';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
import type {Language} from '@site/src/collections/language';
import {Button} from '@site/src/components/Button';
import {digits} from '@site/src/components/digits';
import {ProfileCard, RecentGraduates} from './_People';
import styles from './_people.module.css';

const profiles = profilesModule as Data<'profiles'>;
const graduates = graduatesModule as Data<'graduates'>;

/** Everyone whom an employer may hire, or those who are searched for in the address. */
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
  /** How many were found; stands beside the heading. */
  children: ReactNode;
}

/** Interns and colleagues whom an employer may hire. */
function TopProfiles({profiles, children}: TopProfilesProps): ReactNode {
  const heading = useArrival();
  return (
    <section className="band band--mist">
      <div className={styles.head}>
        {/* Who is led here hears the number even where a change of page says nothing by itself. */}
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

/** What the heading of the results names as its description. */
const RESULTS_COUNT_ID = 'results-count';

interface ResultsCountProps {
  search: Search;
  /** How many match the search, of how many people on the page. */
  count: number;
  total: number;
}

/** How many people the search found, and the way back to all of them. */
function ResultsCount({search, count, total}: ResultsCountProps): ReactNode {
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

/**
 * Leads to the heading of the results after a search, here or on the home page. A reload, a shared
 * link and the way back leave the reader where the browser puts them.
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
