import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {IconRss} from '@tabler/icons-react';
import {buttonClass} from '@site/src/components/Button';
import {FEED_FILE} from '@site/src/lib/feedFile';

const TYPE = 'application/rss+xml';

/** The way to the feed that src/plugins/feed writes, for readers and for their programs. */
export default function FeedLink(): ReactNode {
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
