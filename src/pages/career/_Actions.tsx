import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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

/** What interns themselves may do. The tiles have no target, so they are buttons and not links. */
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
            <button className={styles.action} type="button">
              <Icon size={36} stroke={1.5} aria-hidden />
              <span>{label}</span>
              <IconArrowRight size={24} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
