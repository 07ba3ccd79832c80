import copy from '@site/src/data/pages/media.yml';
import coverage from '@site/src/data/media.yml';
import Page from '@site/src/components/Page';
import PlaceholderNote, {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import ElementContent from 'site-elements/ElementContent';
import Icon from '@site/src/components/Icon';
import {fill, template} from 'content/lists/fill';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button, buttonClass} from '@site/src/components/Button';
import ListGrid, {columnAttributes} from '@site/src/components/ListGrid';
import {UnfinishedCloth} from '@site/src/components/Illustration';
import {digits} from 'nepali-text/digits';
import {useLocale} from '@site/src/components/Locale';
import {FEED_FILE} from '@site/src/lib/urls';
import CoverageCard from './_CoverageCard';
import FilterBar from './_FilterBar';
import styles from './styles.module.css';

/** The coverage of src/data/media.yml, newest first. */
export default function MediaPage() {
  return (
    <Page
      route="/media"
      description={copy.description}
      heading={copy.heading}
      lead={hasPlaceholder(coverage) ? copy.placeholderLead : copy.lead}
    >
      <div className={`band ${styles.coverage}`}>
        <PlaceholderNote of={coverage}>{copy.placeholderNote}</PlaceholderNote>
        <Coverage />
      </div>
    </Page>
  );
}

/** How many cards are shown before "Show all": full rows in three, two and one columns. */
const FIRST = 12;

/** All cards; all but the first are behind a `details`. src/elements/site-media-filter.ts filters them. */
function Coverage() {
  const locale = useLocale();
  const cards = coverage.map((item, place) => (
    <li key={item.id}>
      <CoverageCard item={item} place={place} />
    </li>
  ));
  const columns = [3, 2, 1] as const;
  return (
    <site-media-filter className={styles.filter} load-on="?year ?language ?q">
      <FeedLink />
      <FilterBar />
      <ElementContent
        as="p"
        className={`needs-js ${styles.summary}`}
        role="status"
        data-part="status"
        data-text={template(copy.status, 'shown', 'total')}
      />
      <div className={styles.results} data-part="results" {...columnAttributes(columns)}>
        <ListGrid columns={columns}>{cards.slice(0, FIRST)}</ListGrid>
        {cards.length > FIRST && (
          <>
            <details className="more-list" id="more">
              <summary className={buttonClass('secondary')}>
                {fill(copy.more, {count: digits(coverage.length, locale)})}
                <Icon name="chevron-down" size={20} />
              </summary>
            </details>
            <ListGrid columns={columns}>{cards.slice(FIRST)}</ListGrid>
          </>
        )}
        <div className={styles.none} data-part="none" hidden>
          <UnfinishedCloth />
          <p>{copy.none}</p>
          <Button look="secondary" data-part="clear">
            {copy.clear}
          </Button>
        </div>
      </div>
    </site-media-filter>
  );
}

const TYPE = 'application/rss+xml';

/** The feed of src/publish/mediaFeed.ts, for feed readers. */
function FeedLink() {
  return (
    <Head>
      <link rel="alternate" type={TYPE} title={copy.heading} href={useBaseUrl(FEED_FILE)} />
    </Head>
  );
}
