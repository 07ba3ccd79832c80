import copy from '@site/src/data/pages/contact.yml';
import drawing from '@woven/map.woven';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import StableWidthText from '@site/src/components/StableWidthText';
import Woven from '@site/src/components/Woven';
import {site} from '@site/src/components/siteData';
import Slot from 'site-elements/Slot';
import {mapAddresses} from './_mapAddresses';
import styles from './styles.module.css';

/** The size of the drawing in CSS pixels; the real map has the same. */
const size = {width: 372, height: 250};
const {notes} = copy.map;
const {embed, page} = mapAddresses(site.map.coordinates, size.width / size.height);

/** A drawing of the streets; src/elements/site-map.ts replaces it by the real map. */
export default function OfficeMap() {
  return (
    <site-map
      className={styles.map}
      data-drawn={notes.drawn}
      data-loaded={notes.open}
      data-offline={notes.offline}
    >
      <div className={styles.view}>
        <Woven className={styles.streets} sprite={drawing} id="map" {...size} />
        <Slot data-part="frame" data-address={embed} data-title={copy.map.frame} />
        <button type="button" className={clsx('needs-js', styles.press)}>
          <span className={styles.plaque}>
            <Icon name="map-2" size={22} stroke={2} />
            {copy.map.open}
          </span>
        </button>
        <button type="button" className={clsx(styles.press, styles.close)} hidden>
          <span className={styles.plaque}>
            <Icon name="x" size={22} stroke={2} />
            {copy.map.close}
          </span>
        </button>
      </div>
      <div className={styles.row}>
        <strong>{copy.map.place}</strong>
        <ButtonLink look="more" to={page} icon="external-link">
          {copy.map.elsewhere}
        </ButtonLink>
      </div>
      <p className={styles.note} role="status">
        <StableWidthText shown={notes.drawn} phrases={Object.values(notes)} />
      </p>
    </site-map>
  );
}
