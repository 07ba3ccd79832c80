import copy from '@site/src/data/pages/contact.yml';
import drawing from '@generated/illustrations/default/map.sprite';
import clsx from 'clsx';
import {buttonClass, ButtonLink} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import Illustration from '@site/src/components/Illustration';
import site from '@site/src/data/site.yml';
import ElementContent from 'site-elements/ElementContent';
import styles from './styles.module.css';

/** The size of the drawing in CSS pixels; the real map has the same. */
const size = {width: 372, height: 250};
/** Half of the map in degrees, as wide as 550 metres in Nepal: OpenStreetMap shows the whole of its shape. */
const [EAST, NORTH] = [0.0028, 0.0017];

const {notes} = copy.map;
const {latitude, longitude} = site.map.coordinates;
const box = [longitude - EAST, latitude - NORTH, longitude + EAST, latitude + NORTH]
  .map((degrees) => degrees.toFixed(5))
  .join();
const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
const page = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** A drawing of the streets; element.ts replaces it by the real map. */
export default function OfficeMap() {
  return (
    <site-map
      className={styles.map}
      data-drawn={notes.drawn}
      data-loaded={notes.open}
      data-offline={notes.offline}
    >
      <div className={styles.view}>
        <Illustration className={styles.streets} sprite={drawing} id="map" {...size} />
        <ElementContent data-part="frame" data-address={embed} data-title={copy.map.frame} />
        <button type="button" className={clsx('needs-js', styles.press)}>
          <span className={buttonClass('secondary')}>
            <Icon name="map-2" size={22} stroke={2} />
            {copy.map.open}
          </span>
        </button>
        <button type="button" className={clsx(styles.press, styles.close)} hidden>
          <span className={buttonClass('secondary')}>
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
      <ElementContent
        as="p"
        className={styles.note}
        role="status"
        data-part="status"
        text={notes.drawn}
      />
    </site-map>
  );
}
