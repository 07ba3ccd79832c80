import {type ReactNode, useId} from 'react';
import words from '@downloadable-fonts/words.woven';
import copy from '@site-data/pages/fonts';
import {fill} from '@site/src/lib/fill';
import {IconDownload} from '@tabler/icons-react';
import cloth from '@woven/fonts.woven';
import type {Data} from '@site/src/collections';
import type {ServedFont, ServedFonts} from '@downloadable-fonts/served';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

interface Props {
  font: Data<'fonts'>[number];
  /** Without it the card says that the file is missing. */
  served?: ServedFont;
}

/** A font: its name set in itself, its facts and the download link. */
export function FontCard({font, served}: Props): ReactNode {
  const id = useId();
  return (
    <article className={styles.card}>
      <div className={styles.preview}>
        {served?.word && (
          <svg
            className={styles.word}
            viewBox={`0 0 ${served.word.width} ${served.word.height}`}
            {...served.word}
            aria-hidden="true"
          >
            <use href={`${words}#${font.id}`} {...served.word} />
          </svg>
        )}
      </div>
      <div className={styles.foot}>
        <h2 id={`${id}name`}>{font.name}</h2>
        {served ? (
          <a
            id={`${id}link`}
            className={styles.download}
            href={served.href}
            download
            aria-labelledby={`${id}link ${id}name ${id}facts`}
          >
            <IconDownload size={22} stroke={1.75} aria-hidden />
            {copy.download}
          </a>
        ) : (
          <p>{copy.missing}</p>
        )}
        {served && <FontFacts id={`${id}facts`} font={font} served={served} />}
      </div>
    </article>
  );
}

interface FactsProps extends Required<Props> {
  id: string;
}

/** Size, licence, and for a placeholder the name of the font that is served. */
function FontFacts({id, font, served}: FactsProps): ReactNode {
  const licence = served.open ? copy.openLicence : font.licence;
  return (
    <div className={styles.facts}>
      <p id={id}>
        {served.size}
        {licence && ' · '}
        {licence}
      </p>
      {font.standin && <p>{fill(copy.standin, {font: served.family})}</p>}
    </div>
  );
}

interface AllCardProps {
  /** The archive of all fonts. */
  all: NonNullable<ServedFonts['all']>;
}

/** The last card: all fonts in one file. */
export function AllCard({all}: AllCardProps): ReactNode {
  const id = useId();
  return (
    <article className={styles.card} data-all>
      <div className={styles.preview}>
        <Woven
          className={styles.cloth}
          sprite={cloth}
          id="all"
          width={570}
          height={150}
          crop="foot"
        />
      </div>
      <div className={styles.foot}>
        <h2 id={`${id}name`}>{copy.all.heading}</h2>
        <a
          id={`${id}link`}
          className={styles.download}
          href={all.href}
          download
          aria-labelledby={`${id}name ${id}link`}
        >
          <IconDownload size={22} stroke={1.75} aria-hidden />
          {fill(copy.all.link, {size: all.size})}
        </a>
        <p className={styles.facts}>{copy.all.inside}</p>
      </div>
    </article>
  );
}
