import {type ReactNode, useEffect, useRef} from 'react';
import choices from '@site-data/choices';
import graduates from '@site-data/graduates';
import partners from '@site-data/partners';
import profiles from '@site-data/profiles';
import copy from '@site-data/pages/career';
import {fill} from '@site/src/lib/fill';
import {usePluralForm} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {RESULTS_ANCHOR, isNarrowed, matches, type Search} from '@site/src/lib/hireSearch';
import {useGoToResults, useSearch} from '@site/src/components/HireSearch/useSearch';
import {useLocale} from '@site/src/components/Locale';
import {Button} from '@site/src/components/Button';
import RichText from '@site/src/components/RichText';
import SampleNote from '@site/src/components/SampleNote';
import {digits} from '@site/src/lib/digits';
import {NoOne} from './_Elsewhere';
import {RESULTS_COUNT_ID, RecentGraduates, TopProfiles} from './_People';
import styles from './_results.module.css';

/**
 * The answer to the search in the address: the people who match it, or where else to look. Without
 * scripts it is everyone. A trade has a page of its own, where src/plugins/starter leads.
 */
export default function Results(): ReactNode {
  useBrokenLinks().collectAnchor(RESULTS_ANCHOR);
  const search = useSearch();
  const {results, heading} = useArrival(search);
  const found = {
    profiles: profiles.filter((person) => matches(search, person)),
    graduates: graduates.filter((person) => matches(search, person)),
  };
  const count = found.profiles.length + found.graduates.length;
  const hasBoth = found.profiles.length > 0 && found.graduates.length > 0;
  const result = {
    count: (
      <ResultsCount search={search} count={count} total={profiles.length + graduates.length} />
    ),
    hint: (
      <>
        <SampleNote of={[...profiles, ...graduates, ...partners]}>{copy.sampleNote}</SampleNote>
        <TradesInCity search={search} />
        <p className="without-js">{copy.results.withoutScripts}</p>
      </>
    ),
  };

  return (
    <div ref={results} className={styles.results} id={RESULTS_ANCHOR} data-query="city profession">
      {count === 0 && (
        <NoOne headingRef={heading}>
          <ShowEveryone />
        </NoOne>
      )}
      {found.profiles.length > 0 && (
        <TopProfiles
          className={hasBoth ? 'band band--mist' : 'band'}
          people={found.profiles}
          headingRef={heading}
          result={result}
        />
      )}
      {found.graduates.length > 0 && (
        <RecentGraduates
          className="band"
          people={found.graduates}
          headingRef={hasBoth ? undefined : heading}
          result={hasBoth ? undefined : result}
        />
      )}
    </div>
  );
}

const cityOf = ({city}: Search): string | undefined =>
  choices.cities.find(({id}) => id === city)?.name;

interface TradesInCityProps {
  search: Search;
}

/** For a search for a city alone, which may mean a trade. */
function TradesInCity({search}: TradesInCityProps): ReactNode {
  const city = cityOf(search);
  return (
    city !== undefined &&
    !search.profession && (
      <p className={styles.hint}>
        <RichText of={copy.results.inCity} values={{city}} />
      </p>
    )
  );
}

interface ResultsCountProps {
  search: Search;
  count: number;
  total: number;
}

/** The number of results, and a button that ends the search. */
function ResultsCount({search, count, total}: ResultsCountProps): ReactNode {
  const text = useResultsText(search, count, total);
  return (
    <div className={styles.count}>
      <p role="status" id={RESULTS_COUNT_ID}>
        {text}
      </p>
      {isNarrowed(search) && <ShowEveryone />}
    </div>
  );
}

/** "2 of 12 match your search" */
function useResultsText(search: Search, count: number, total: number): string {
  const locale = useLocale();
  const {selectMessage} = usePluralForm();
  const numbers = {count: digits(count, locale), total: digits(total, locale)};
  return isNarrowed(search)
    ? selectMessage(count, fill(copy.results.found, numbers))
    : fill(copy.results.all, numbers);
}

function ShowEveryone(): ReactNode {
  const goToResults = useGoToResults();
  return (
    <Button look="secondary" onClick={() => goToResults({})}>
      {copy.results.reset}
    </Button>
  );
}

/**
 * Brings the answer into view, and moves the focus to its heading, after a search or on a link of this
 * site to it. A load of an address with a search, but without the anchor, only scrolls.
 */
function useArrival(search: Search) {
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The first render repeats that of the server only where the page was loaded.
  const isLoading = useRef(!isBrowser);

  useEffect(() => {
    // Not after a reload or Back.
    if (history.action === 'POP' || location.hash !== `#${RESULTS_ANCHOR}`) return;
    heading.current?.focus({preventScroll: true});
    results.current?.scrollIntoView();
  }, [history, location]);

  useEffect(() => {
    if (!isBrowser) return;
    const isUntouched = isLoading.current && window.scrollY === 0;
    if (isUntouched && isNarrowed(search) && !location.hash) results.current?.scrollIntoView();
    isLoading.current = false;
  }, [isBrowser, search, location]);

  return {results, heading};
}
