import {type ReactNode, useEffect, useRef, useState} from 'react';
import copy from '@site-data/pages/contact';
import drawing from '@woven/map.woven';
import clsx from 'clsx';
import {ButtonTo} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import StableWidthText from '@site/src/components/StableWidthText';
import Woven from '@site/src/components/Woven';
import {site} from '@site/src/components/siteData';
import {mapAddresses} from './_mapAddresses';
import styles from './styles.module.css';

/** The size of the drawing in CSS pixels; the real map has the same. */
const size = {width: 372, height: 250};
const {notes} = copy.map;
const {embed, page} = mapAddresses(site.map.coordinates, size.width / size.height);

/**
 * A drawing of the streets that a press replaces by the real map. Before that nothing is requested from
 * OpenStreetMap. An iframe that fails to load sends no event, so the link to the same place remains.
 */
export default function OfficeMap(): ReactNode {
  const [state, setState] = useState<keyof typeof notes>('drawn');
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = state === 'open';

  useEffect(() => {
    if (open) frame.current?.focus({preventScroll: true});
  }, [open]);

  const press = () => {
    if (open) {
      setState('drawn');
      // Safari does not focus a button that is clicked.
      button.current?.focus();
    } else {
      setState(navigator.onLine ? 'open' : 'offline');
    }
  };

  return (
    <div className={styles.map}>
      <div className={styles.view}>
        <Woven className={styles.streets} sprite={drawing} id="map" {...size} />
        <button
          ref={button}
          type="button"
          className={clsx('needs-js', styles.press, open && styles.close)}
          data-hydrate
          onClick={press}
        >
          <span className={styles.plaque}>
            <Icon name={open ? 'x' : 'map-2'} size={22} stroke={2} />
            {open ? copy.map.close : copy.map.open}
          </span>
        </button>
        {open && (
          <iframe
            ref={frame}
            className={styles.frame}
            src={embed}
            title={copy.map.frame}
            loading="eager"
            referrerPolicy="strict-origin-when-cross-origin"
            // The map's own links open tabs, which must not be sandboxed.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </div>
      <div className={styles.row}>
        <strong>{copy.map.place}</strong>
        <ButtonTo look="more" to={page}>
          {copy.map.elsewhere}
          <Icon name="external-link" size={20} />
        </ButtonTo>
      </div>
      <p className={styles.note} role="status">
        <StableWidthText shown={notes[state]} phrases={Object.values(notes)} />
      </p>
    </div>
  );
}
