import specimens from '@generated/downloadable-fonts/default/specimen-files';
import copy from '@site/src/data/pages/fonts.yml';
import Icon from '@site/src/components/Icon';
import {fill} from 'content/lists/fill';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import cloth from '@generated/illustrations/default/fonts.sprite';
import type {Data} from '@site/src/data/lists';
import type served from '@generated/downloadable-fonts/default/served';
import Illustration from '@site/src/components/Illustration';
import Link from '@site/src/components/Link';
import styles from './styles.module.css';

type ServedFont = (typeof served.fonts)[string];

/**
 * A font: its name, other letters in itself and the download link.
 *
 * @param served without it the card says that the file is missing
 */
export function FontCard({font, served}: {font: Data<'fonts'>[number]; served?: ServedFont}) {
  const {id, name} = font;
  const specimen = specimens[id];
  useBrokenLinks().collectAnchor(id);
  const note = served ? noteOf(font, served) : copy.missing;
  return (
    <article className={styles.card} id={id}>
      <div className={styles.preview}>
        {specimen && <img {...specimen} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className={styles.foot}>
        <div>
          <h2>{name}</h2>
          {note && <p>{note}</p>}
        </div>
        {served && (
          <Link
            className={styles.download}
            href={served.href}
            download
            aria-label={fill(copy.downloadOf, {name, size: served.size})}
          >
            <Icon name="download" size={22} />
            {copy.download}
          </Link>
        )}
      </div>
    </article>
  );
}

/** Which font a placeholder is, whose licence is in the note above the cards; of the others the licence. */
const noteOf = ({placeholder, licence}: Data<'fonts'>[number], {open, font}: ServedFont) =>
  placeholder ? fill(copy.replacement, {font}) : open ? copy.openLicence : licence;

/** The last card: all fonts in one file, an archive. */
export function AllCard({all}: {all: NonNullable<typeof served.all>}) {
  const {heading, inside, link} = copy.all;
  const words = fill(link, {size: all.size});
  return (
    <article className={styles.card} data-all>
      <div className={styles.preview}>
        <Illustration
          className={styles.cloth}
          sprite={cloth}
          id="all"
          width={1194}
          height={150}
          crop="foot"
        />
      </div>
      <div className={styles.foot}>
        <div>
          <h2>{heading}</h2>
          <p>{inside}</p>
        </div>
        <Link
          className={styles.download}
          href={all.href}
          download
          aria-label={`${heading} ${words}`}
        >
          <Icon name="download" size={22} />
          {words}
        </Link>
      </div>
    </article>
  );
}
