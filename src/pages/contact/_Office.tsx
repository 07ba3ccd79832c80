import type {ReactNode} from 'react';
import drawing from '@woven/map.woven';
import Translate from '@docusaurus/Translate';
import {IconExternalLink} from '@tabler/icons-react';
import ButtonTo from '@site/src/components/ButtonTo';
import ContactFacts from '@site/src/components/ContactFacts';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

// In Latin letters for both languages: the map finds more under them.
const MAP = 'https://www.openstreetmap.org/search?query=Kamalpokhari%2C%20Kathmandu';

/** Where the office is and how to reach it. The map is a link: nothing of it loads on this page. */
export default function Office(): ReactNode {
  return (
    <>
      <h2 className="visually-hidden">
        <Translate
          id="contact.details.label"
          description="Heading of the address and the phone number, for screen readers"
        >
          Our address and phone
        </Translate>
      </h2>
      <ContactFacts />
      <div className={styles.map}>
        <Woven className={styles.streets} sheet={drawing} id="map" width={372} height={250} />
        <strong>
          <Translate id="contact.map.place" description="Name of the place, beside the map link">
            Kamalpokhari
          </Translate>
        </strong>
        <ButtonTo look="more" to={MAP}>
          <Translate id="contact.map.open" description="Link to the map, opens in a new tab">
            Open the map
          </Translate>
          <IconExternalLink size={20} stroke={1.75} aria-hidden />
        </ButtonTo>
      </div>
    </>
  );
}
