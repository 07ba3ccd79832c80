import type {ReactNode} from 'react';
import copy from '@site-data/pages/offline';
import {Button} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/**
 * What the browser keeps for reading without a connection. src/plugins/offline/panel.ts, a script on demand,
 * fills the panel and makes its buttons work, so nothing here needs React.
 */
export default function OfflinePage(): ReactNode {
  return (
    <Page route="/offline" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.offline}`}>
        <h2>{copy.about.heading}</h2>
        <ul>
          {copy.about.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="without-js">{copy.withoutScripts}</p>
        <Button className="needs-js" data-load="offline">
          {copy.show}
        </Button>
        <Panel />
      </div>
    </Page>
  );
}

function Panel(): ReactNode {
  const {kept, whole} = copy;
  return (
    <div id="kept" hidden>
      <h2>{kept.heading}</h2>
      <p data-part="total" role="status" />
      <ul className={`plain ${styles.pages}`} data-part="pages" />
      <Button look="secondary" data-part="empty">
        {kept.empty}
      </Button>
      <Button data-part="again">{kept.again}</Button>
      <div data-part="whole">
        <h2>{whole.heading}</h2>
        <p data-part="text" />
        <Button data-part="keep" />
        <div className={styles.progress} data-part="loading">
          <progress data-part="progress" aria-labelledby="kept-status" />
          <Button look="secondary" data-part="cancel">
            {whole.cancel}
          </Button>
        </div>
        <p id="kept-status" data-part="status" role="status" />
      </div>
    </div>
  );
}
