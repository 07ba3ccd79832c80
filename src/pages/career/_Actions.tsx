import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {IconArrowRight, IconClipboardList, IconFileCv, IconSchool} from '@tabler/icons-react';
import ListGrid from '@site/src/components/ListGrid';
import styles from './_tiles.module.css';

const actions = [
  {
    Icon: IconFileCv,
    label: translate({
      id: 'career.actions.cv',
      message: 'Generate Cv Online',
      description: 'Tile on the Career page; it has no target yet',
    }),
  },
  {
    Icon: IconClipboardList,
    label: translate({
      id: 'career.actions.details',
      message: 'Submit Your Details',
      description: 'Tile on the Career page; it has no target yet',
    }),
  },
  {
    Icon: IconSchool,
    label: translate({
      id: 'career.actions.internship',
      message: 'Apply for an Internship',
      description: 'Tile on the Career page; it has no target yet',
    }),
  },
];

/** Actions for interns. They have no target yet, and say so when they are pressed. */
export default function Actions(): ReactNode {
  return (
    <section
      className="band band--mist"
      aria-label={translate({
        id: 'career.actions.label',
        message: 'More for interns',
        description: 'Name of the three tiles on the Career page for screen readers',
      })}
    >
      <ListGrid columns={[3, 2, 1]}>
        {actions.map(({Icon, label}) => (
          <li key={label}>
            <details>
              <summary className={styles.action}>
                <Icon size={36} stroke={1.5} aria-hidden />
                <span>{label}</span>
                <IconArrowRight size={24} stroke={1.75} aria-hidden />
              </summary>
              <p className={styles.soon}>
                <Translate
                  id="career.actions.soon.all"
                  description="Under each of the three tiles when it is open; {contact} is the link career.actions.contact"
                  values={{contact: <ContactLink key="contact" />}}
                >
                  {'Not available yet. Please {contact}.'}
                </Translate>
              </p>
            </details>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}

function ContactLink(): ReactNode {
  return (
    <Link to="/contact">
      <Translate
        id="career.actions.contact"
        description="Link to the Contact page, at the end of: Not available yet. Please …"
      >
        contact us
      </Translate>
    </Link>
  );
}
