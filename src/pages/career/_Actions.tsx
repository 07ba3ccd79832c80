import type {ReactNode} from 'react';
import copy from '@site-data/pages/career';
import {IconArrowRight, IconClipboardList, IconFileCv, IconSchool} from '@tabler/icons-react';
import ListGrid from '@site/src/components/ListGrid';
import RichText from '@site/src/components/RichText';
import styles from './_tiles.module.css';

const actions = [
  {Icon: IconFileCv, label: copy.actions.cv},
  {Icon: IconClipboardList, label: copy.actions.details},
  {Icon: IconSchool, label: copy.actions.internship},
];

/** Actions for interns. They have no target yet, and say so when they are pressed. */
export default function Actions(): ReactNode {
  return (
    <section className="band band--mist" aria-label={copy.actions.label}>
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
                <RichText of={copy.actions.soon} />
              </p>
            </details>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
