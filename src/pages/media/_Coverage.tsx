import type {ReactNode} from 'react';
import copy from '@site-data/pages/media';
import Icon from '@site/src/components/Icon';
import {fill} from '@site/src/lib/fill';
import coverage from '@site-data/media';
import outlets from '@site-data/outlets';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import unfinished from '@woven/error.woven';
import {Button, buttonClass} from '@site/src/components/Button';
import ListGrid from '@site/src/components/ListGrid';
import Woven from '@site/src/components/Woven';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '@site/src/components/Locale';
import {FEED_FILE, JSON_FEED_FILE} from '@site/src/lib/urls';
import CoverageCard from './_CoverageCard';
import FilterBar, {FIND_ID} from './_FilterBar';
import {choicesOf, featuredFirst, filterCards, formatFilters, isUnfiltered} from './_filters';
import {useFilters} from './_useFilters';
import styles from './styles.module.css';

const choices = choicesOf(coverage);

/** How many cards are shown before "Show more": with the featured one, two columns wide, full rows. */
const FIRST = 11;

/** The filters and the matching cards. Without a filter, all but the first are in a `details`. */
export default function Coverage(): ReactNode {
  const locale = useLocale();
  const control = useFilters(choices);
  const {filters} = control;
  const found = filterCards(coverage, outlets, filters);
  const isWhole = isUnfiltered(filters);
  const shown = isWhole ? featuredFirst(found, locale) : found;
  const rest = isWhole ? shown.slice(FIRST) : [];

  return (
    <>
      <FeedLinks />
      <FilterBar choices={choices} control={control} />
      <p className={`needs-js ${styles.summary}`} role="status">
        {!isWhole &&
          fill(copy.status, {
            shown: digits(found.length, locale),
            total: digits(coverage.length, locale),
          })}
      </p>
      <div className={styles.results}>
        {found.length > 0 ? (
          // A new list for every filter: reused cards would visibly move.
          <Cards
            key={formatFilters('', filters)}
            items={isWhole ? shown.slice(0, FIRST) : shown}
            featured={isWhole}
          />
        ) : (
          <div className={styles.none}>
            <Woven sprite={unfinished} id="half" width={102} height={102} />
            <p>{copy.none}</p>
            <Button
              look="secondary"
              onClick={() => {
                control.clear();
                document.getElementById(FIND_ID)?.focus();
              }}
            >
              {copy.clear}
            </Button>
          </div>
        )}
        {rest.length > 0 && (
          <details className="more-list" id="more">
            <summary className={buttonClass('secondary')}>
              {fill(copy.more, {count: digits(rest.length, locale)})}
              <Icon name="chevron-down" size={20} />
            </summary>
            <Cards items={rest} />
          </details>
        )}
      </div>
    </>
  );
}

interface CardsProps {
  items: readonly (typeof coverage)[number][];
  /** Shows the first report larger than the others. */
  featured?: boolean;
}

function Cards({items, featured = false}: CardsProps): ReactNode {
  return (
    <ListGrid columns={[3, 2, 1]}>
      {items.map((item, index) => {
        const isFeatured = featured && index === 0;
        return (
          <li key={item.id} className={isFeatured ? styles.featured : undefined}>
            <CoverageCard item={item} outlet={outlets[item.outlet]!} featured={isFeatured} />
          </li>
        );
      })}
    </ListGrid>
  );
}

const TYPE = 'application/rss+xml';
const JSON_TYPE = 'application/feed+json';

/** The feeds of src/plugins/feed, for feed readers. */
function FeedLinks(): ReactNode {
  const [address, jsonAddress] = [useBaseUrl(FEED_FILE), useBaseUrl(JSON_FEED_FILE)];
  const title = copy.heading;
  return (
    <Head>
      <link rel="alternate" type={TYPE} title={title} href={address} />
      <link rel="alternate" type={JSON_TYPE} title={title} href={jsonAddress} />
    </Head>
  );
}
