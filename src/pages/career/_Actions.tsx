import type {ReactNode} from 'react';
import copy from '@site-data/pages/career';
import {IconClipboardList, IconFileCv, IconSchool} from '@tabler/icons-react';
import ListGrid from '@site/src/components/ListGrid';
import RichText from '@site/src/components/RichText';
import styles from './_tiles.module.css';

const actions = [
  {Icon: IconFileCv, label: copy.actions.cv},
  {Icon: IconClipboardList, label: copy.actions.details},
  {Icon: IconSchool, label: copy.actions.internship},
];

/** Actions for interns. They cannot be used yet, and look like that: last on the page, and quiet. */
export default function Actions(): ReactNode {
  return (
    <section className={`band ${styles.actions}`} aria-label={copy.actions.label}>
      <ListGrid columns={[3, 2, 1]}>
        {actions.map(({Icon, label}) => (
          <li key={label} className={styles.action}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <p>
              <strong>{label}</strong> <span>{copy.actions.soon}</span>
            </p>
          </li>
        ))}
      </ListGrid>
      <p className={styles.instead}>
        <RichText of={copy.actions.instead} />
      </p>
    </section>
  );
}
