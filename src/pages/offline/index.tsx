import copy from '@site/src/data/pages/offline.yml';
import Page from '@site/src/components/Page';
import SavedPages from '@site/src/components/SavedPages';
import styles from './styles.module.css';

/** The saved pages, also shown by the service worker in place of a page that is not saved. */
export default function OfflinePage() {
  const {saved, about} = copy;
  return (
    <Page
      route="/offline"
      description={copy.description}
      noIndex
      heading={copy.heading}
      lead={copy.lead}
    >
      <div className={`band ${styles.offline}`}>
        <p className="without-js">{copy.withoutScripts}</p>
        <section className="needs-js" id="saved" aria-labelledby="saved-heading">
          <h2 id="saved-heading">{saved.heading}</h2>
          <SavedPages />
        </section>
        <h2>{about.heading}</h2>
        <ul>
          {about.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
