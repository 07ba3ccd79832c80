import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import drawing from '@woven/map.woven';
import {IconExternalLink, IconMap2, IconX} from '@tabler/icons-react';
import clsx from 'clsx';
import {ButtonTo} from '@site/src/components/Button';
import StableWidthText from '@site/src/components/StableWidthText';
import Woven from '@site/src/components/Woven';
import {site} from '@site/src/components/siteData';
import {mapAddresses} from './_mapAddresses';
import styles from './styles.module.css';

/** The size of the drawing in CSS pixels; the real map has the same. */
const size = {width: 372, height: 250};
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
            {open ? <IconX size={22} aria-hidden /> : <IconMap2 size={22} aria-hidden />}
            {open ? closeText : openText}
          </span>
        </button>
        {open && (
          <iframe
            ref={frame}
            className={styles.frame}
            src={embed}
            title={frameText}
            loading="eager"
            referrerPolicy="strict-origin-when-cross-origin"
            // The map's own links open tabs, which must not be sandboxed.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </div>
      <div className={styles.row}>
        <strong>
          <Translate id="contact.map.place" description="Name of the place, beside the map link">
            Kamalpokhari
          </Translate>
        </strong>
        <ButtonTo look="more" to={page}>
          <Translate
            id="contact.map.elsewhere"
            description="Link to the same place on the map's own site, opens in a new tab"
          >
            Open on OpenStreetMap
          </Translate>
          <IconExternalLink size={20} stroke={1.75} aria-hidden />
        </ButtonTo>
      </div>
      <p className={styles.note} role="status">
        <StableWidthText shown={notes[state]} phrases={Object.values(notes)} />
      </p>
    </div>
  );
}

const openText = translate({
  id: 'contact.map.open',
  message: 'Open the map here',
  description: 'On the drawn map: button that puts the real map in its place',
});

const closeText = translate({
  id: 'contact.map.close',
  message: 'Close the map',
  description: 'On the real map: button that puts the drawn map back',
});

const frameText = translate({
  id: 'contact.map.frame',
  message: 'Map of Kamalpokhari, Kathmandu',
  description: 'Name of the real map, for screen readers',
});

/** The note under the map, by its state. */
const notes = {
  drawn: translate({
    id: 'contact.map.drawn',
    message: 'The map comes from OpenStreetMap. Nothing is loaded from there until you open it.',
    description: 'Under the drawn map',
  }),
  open: translate({
    id: 'contact.map.missing',
    message: 'If the map does not appear, open it on OpenStreetMap.',
    description: 'Under the real map, which a network may block; a link stands above the sentence',
  }),
  offline: translate({
    id: 'contact.map.offline',
    message: 'You are offline, so the map cannot be loaded. Try again when you are connected.',
    description: 'Under the drawn map, when it was pressed without a connection',
  }),
} as const;
