import graduates from '@site/src/data/graduates.yml';
import partners from '@site/src/data/partners.yml';
import profiles from '@site/src/data/profiles.yml';
import copy from '@site/src/data/pages/career.yml';
import {fill, template} from 'content/lists/fill';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ElementContent from 'site-elements/ElementContent';
import {RESULTS_ANCHOR} from '@site/src/lib/hireSearch';
import {useLocale} from '@site/src/components/Locale';
import {Button, ButtonLink} from '@site/src/components/Button';
import RichText from '@site/src/components/RichText';
import PlaceholderNote, {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import {UnfinishedCloth} from '@site/src/components/Illustration';
import {digits} from 'nepali-text/digits';
import {GraduateCards, ProfileCards} from './cards';
import styles from './styles.module.css';

/** The id of the number of results. */
const COUNT_ID = 'results-count';

/**
 * All people. element.ts hides those who do not match a search, or shows where else to look. A trade
 * has a page of its own, to which src/page-scripts/tradeSearch.ts leads.
 */
export default function Results() {
  useBrokenLinks().collectAnchor(RESULTS_ANCHOR);
  const total = digits(profiles.length + graduates.length, useLocale());
  return (
    <site-people className={styles.results} id={RESULTS_ANCHOR} load-on="?city ?profession">
      {/* A search that finds no one, and the ways on. */}
      <section className={`band ${styles.noOne}`} data-part="none" hidden>
        <UnfinishedCloth />
        <div>
          <h2 tabIndex={-1}>{copy.results.none}</h2>
          <TradesOfCity />
          <p className={styles.text}>{copy.results.noneText}</p>
          <p className={styles.actions}>
            <ButtonLink look="secondary" to="/app">
              {copy.results.app}
            </ButtonLink>
            <ShowEveryone />
          </p>
        </div>
      </section>
      <section
        className="band band--mist"
        data-part="profiles"
        data-placeholder={hasPlaceholder(profiles)}
      >
        <div className={styles.head}>
          {/* With the heading, the number of results is read out. */}
          <h2 tabIndex={-1} aria-describedby={COUNT_ID}>
            <span data-part="profiles-heading">{copy.profiles.heading}</span>
            <span data-part="graduates-heading" hidden>
              {copy.graduates.heading}
            </span>
          </h2>
          <div className={styles.count}>
            <ElementContent
              as="p"
              role="status"
              id={COUNT_ID}
              data-part="count"
              data-all={copy.results.all}
              data-found={template(copy.results.found, 'count', 'total')}
              text={fill(copy.results.all, {total})}
            />
            <span data-part="everyone" hidden>
              <ShowEveryone />
            </span>
          </div>
        </div>
        <PlaceholderNote of={[...profiles, ...graduates, ...partners]}>
          {copy.placeholderNote}
        </PlaceholderNote>
        <TradesOfCity />
        <p className="without-js">{copy.results.withoutScripts}</p>
        <div data-part="profiles-list">
          <ProfileCards people={profiles} />
        </div>
      </section>
      <section
        className="band later"
        data-part="graduates"
        data-placeholder={hasPlaceholder(graduates)}
      >
        <h2 className={styles.heading} data-part="own-heading">
          {copy.graduates.heading}
        </h2>
        <GraduateCards people={graduates} />
      </section>
    </site-people>
  );
}

/** A search for a city alone may mean a trade, and so may one that finds no one. */
function TradesOfCity() {
  return (
    <p className={styles.hint} data-part="trades" hidden>
      <RichText of={copy.results.inCity} values={{city: <ElementContent as="span" />}} />
    </p>
  );
}

function ShowEveryone() {
  return (
    <Button look="secondary" data-part="reset">
      {copy.results.reset}
    </Button>
  );
}
