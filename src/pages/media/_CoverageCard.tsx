import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import motifOf from '@woven/media-motifs';
import motifs from '@woven/media.woven';
import {IconExternalLink} from '@tabler/icons-react';
import type {Data} from '@site/src/collections';
import ButtonTo from '@site/src/components/ButtonTo';
import DateText from '@site/src/components/DateText';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

interface Props {
  item: Data<'media'>[number];
}

/** One report: who told it, its headline in its own language, when, and the way to it. */
export default function CoverageCard({item}: Props): ReactNode {
  const {id, outlet, language, headline, date, link} = item;
  const headlineId = `${id}-headline`;
  const linkId = `${id}-link`;
  return (
    <article className={styles.card}>
      <div className={styles.outlet}>
        <Motif className={styles.logo} sheet={motifs} id={motifOf[id]!} />
        <p>{outlet}</p>
      </div>
      <blockquote className={styles.quote} lang={language}>
        <h2 id={headlineId}>{headline}</h2>
      </blockquote>
      <div className={styles.foot}>
        <DateText date={date} />
        {link ? (
          // Seventy links have the same words: read aloud, each goes on with its headline.
          <ButtonTo to={link} look="more" id={linkId} aria-labelledby={`${linkId} ${headlineId}`}>
            <Translate id="media.readMore" description="Link of a card, to the story elsewhere">
              Read More
            </Translate>
            <IconExternalLink size={20} stroke={1.75} aria-hidden />
          </ButtonTo>
        ) : (
          <span className={styles.noLink}>
            <Translate
              id="media.noLink"
              description="In place of the link, on a card whose story is not on the web"
            >
              Link not available
            </Translate>
          </span>
        )}
      </div>
    </article>
  );
}
