import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
          <Translate
            id="media.status"
            description="Above the cards: how many of them are on the page now"
            values={{
              shown: digits(shown, locale),
              total: digits(coverage.length, locale),
            }}
          >
            {'Showing {shown} of {total}'}
          </Translate>
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
            <p>
              <Translate id="media.none" description="In place of the cards, when no card fits">
                Nothing matches these filters.
              </Translate>
            </p>
            <Button
              look="secondary"
              onClick={() => {
                control.clear();
                status.current?.focus();
              }}
            >
              <Translate id="media.clear" description="Button that takes all filters away">
                Clear the filters
              </Translate>
            </Button>
          </div>
        )}
        {shown < found.length && (
          <Button className={styles.more} look="secondary" onClick={showMore}>
            <Translate
              id="media.more"
              description="Button under the cards; {count} is 12 or what is left"
              values={{count: digits(Math.min(STEP, found.length - shown), locale)}}
            >
              {'Show {count} more'}
            </Translate>
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
  const title = translate({
    id: 'media.heading',
    message: 'Media coverage',
    description: 'Heading of the Media Coverage page, and title of its feed',
  });
  return (
    <>
      <Head>
        <link rel="alternate" type={TYPE} title={title} href={address} />
      </Head>
      <a className={buttonClass('more', 'no-print')} href={address} type={TYPE}>
        <IconRss size={20} stroke={1.75} aria-hidden />
        <Translate id="media.feed" description="Link to the RSS feed of the Media Coverage page">
          Follow by RSS
        </Translate>
      </a>
    </>
  );
}
