import copy from '@site/src/data/pages/media.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import outlets from '@site/src/data/outlets.yml';
import motifs from '@generated/illustrations/default/outlets.sprite';
import type {Data} from '@site/src/data/lists';
import {ButtonLink} from '@site/src/components/Button';
import DateText from '@site/src/components/DateText';
import EntryPicture from '@site/src/components/EntryPicture';
import {Motif} from '@site/src/components/Illustration';
import styles from './_coverageCard.module.css';

interface Props {
  item: Data<'media'>[number];
  /** Its place in the list, for ids that only the page itself names: those of the entry would be five long names a card. */
  place: number;
}

/** A report: outlet, headline in its own language, date and link. */
export default function CoverageCard({item, place}: Props) {
  const {id, language, headline, date, link, placeholder} = item;
  const outlet = outlets[item.outlet]!;
  const headlineId = `headline-${place}`;
  const linkId = `link-${place}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.card} id={id}>
      <div className={styles.outlet}>
        <EntryPicture className={styles.logo} image={outlet.image} sizes="40px" fit="contain">
          <Motif sprite={motifs} id={outlet.id} />
        </EntryPicture>
        <p>{outlet.name}</p>
      </div>
      {/* A placeholder quotes nobody, so it has no quotation marks. */}
      <blockquote className={styles.quote} lang={language} data-sample={placeholder}>
        <h2 id={headlineId}>{headline}</h2>
      </blockquote>
      <div className={styles.foot}>
        <DateText date={date} />
        {link ? (
          // The accessible name includes the headline, because all links have the same text.
          <ButtonLink
            to={link}
            look="more"
            id={linkId}
            aria-labelledby={`${linkId} ${headlineId}`}
            icon="external-link"
          >
            {copy.readMore}
          </ButtonLink>
        ) : (
          <span className={styles.noLink}>{copy.noLink}</span>
        )}
      </div>
    </article>
  );
}
