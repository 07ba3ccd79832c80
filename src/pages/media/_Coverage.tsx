import {type ReactNode, useRef} from 'react';
import copy from '@site-data/pages/media';
import {fill} from '@site/src/lib/fill';
import coverage from '@site-data/media';
import outlets from '@site-data/outlets';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {IconRss} from '@tabler/icons-react';
import {Button, buttonClass} from '@site/src/components/Button';
import ListGrid from '@site/src/components/ListGrid';
import {digits} from '@site/src/components/digits';
import {useLocale} from '@site/src/components/Locale';
import {FEED_FILE} from '@site/src/lib/urls';
import CoverageCard from './_CoverageCard';
import FilterBar from './_FilterBar';
import {choicesOf, filterCards, formatFilters, isUnfiltered} from './_filters';
import {useFilters} from './_useFilters';
import {STEP, useVisibleCards} from './_useVisibleCards';
import styles from './styles.module.css';

const choices = choicesOf(coverage, outlets);

/** The filters, the matching cards and "Show more". */
export default function Coverage(): ReactNode {
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const control = useFilters(choices);
  const {filters} = control;
  const found = filterCards(coverage, outlets, filters);
  // With a filter all results are shown.
  const {shown, showMore} = useVisibleCards(list, found.length, !isUnfiltered(filters));

  return (
    <>
      <FilterBar choices={choices} control={control} />
      <div className={styles.summary}>
        <p className="needs-js" role="status" tabIndex={-1} ref={status}>
          {fill(copy.status, {
            shown: digits(shown, locale),
            total: digits(coverage.length, locale),
          })}
        </p>
        <FeedLink />
      </div>
      <div className={styles.results}>
        {found.length > 0 ? (
          // A new list for every filter: reused cards would visibly move.
          <ListGrid columns={[3, 2, 1]} ref={list} key={formatFilters('', filters)}>
            {found.map((item) => (
              <li key={item.id}>
                <CoverageCard item={item} outlet={outlets[item.outlet]!} />
              </li>
            ))}
          </ListGrid>
        ) : (
          <div className={styles.none}>
            <p>{copy.none}</p>
            <Button
              look="secondary"
              onClick={() => {
                control.clear();
                status.current?.focus();
              }}
            >
              {copy.clear}
            </Button>
          </div>
        )}
        {shown < found.length && (
          <Button className={styles.more} look="secondary" onClick={showMore}>
            {fill(copy.more, {count: digits(Math.min(STEP, found.length - shown), locale)})}
          </Button>
        )}
      </div>
    </>
  );
}

const TYPE = 'application/rss+xml';

/** The link to the RSS feed of src/plugins/feed, for readers and feed readers. */
function FeedLink(): ReactNode {
  const address = useBaseUrl(FEED_FILE);
  const title = copy.heading;
  return (
    <>
      <Head>
        <link rel="alternate" type={TYPE} title={title} href={address} />
      </Head>
      <a className={buttonClass('more', 'no-print')} href={address} type={TYPE}>
        <IconRss size={20} stroke={1.75} aria-hidden />
        {copy.feedLink}
      </a>
    </>
  );
}
