import copy from '@site/src/data/pages/media.yml';
import coverage from '@site/src/data/media.yml';
import MediaFilter from '@site/src/components/MediaFilter';
import Page from '@site/src/components/Page';
import PlaceholderNote, {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FEED_FILE} from '@site/src/lib/urls';
import CoverageCard from './_CoverageCard';
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
      <FeedLink />
      <div className={`band ${styles.coverage}`}>
        <PlaceholderNote of={coverage}>{copy.placeholderNote}</PlaceholderNote>
        <MediaFilter
          cards={coverage.map((item, index) => (
            <li key={item.id} className="later">
              <CoverageCard item={item} place={index} />
            </li>
          ))}
        />
      </div>
    </Page>
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
