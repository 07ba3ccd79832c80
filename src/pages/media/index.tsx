import copy from '@site/src/data/pages/media.yml';
import coverage from '@site/src/data/media.yml';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Coverage from './_Coverage';
import styles from './styles.module.css';

/** The coverage of src/data/media.yml, newest first. */
export default function MediaPage() {
  return (
    <Page route="/media" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.coverage}`}>
        <SampleNote of={coverage}>{copy.sampleNote}</SampleNote>
        <Coverage />
      </div>
    </Page>
  );
}
