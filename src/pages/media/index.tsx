import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import coverage from '@site-data/media';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Coverage from './_Coverage';
import styles from './styles.module.css';

/** The coverage of src/data/media.yml, newest first. */
export default function MediaPage(): ReactNode {
  return (
    <Page
      route="/media"
      description={translate({
        id: 'media.description',
        message:
          'Coverage of the marketplace by date: outlet, headline and a link to the story, in Nepali and English.',
        description: 'What the Media Coverage page is about, for search engines',
      })}
      heading={translate({
        id: 'media.heading',
        message: 'Media coverage',
        description: 'Heading of the Media Coverage page, and title of its feed',
      })}
      lead={translate({
        id: 'media.lead',
        message:
          'What newspapers, portals, radio and television have written, in Nepali and English.',
        description: 'Sentence under the heading of the Media Coverage page',
      })}
    >
      <div className={`band ${styles.coverage}`}>
        <SampleNote of={coverage}>
          <Translate
            id="media.sampleNote"
            description="Note above the cards, while their headlines are stand-ins"
          >
            These cards are samples: each tells a dated fact until the real articles are supplied.
          </Translate>
        </SampleNote>
        <Coverage />
      </div>
    </Page>
  );
}
