import copy from '@site/src/data/pages/career.yml';
import Icon from '@site/src/components/Icon';
import ListGrid from '@site/src/components/ListGrid';
import RichText from '@site/src/components/RichText';
import styles from './_tiles.module.css';

const actions = [
  {icon: 'file-cv', label: copy.actions.cv},
  {icon: 'clipboard-list', label: copy.actions.details},
  {icon: 'school', label: copy.actions.internship},
];

/** Actions for interns. They cannot be used yet, and look like that: last on the page, and quiet. */
export default function Actions() {
  return (
    <section
      className={`band ${styles.actions}`}
      aria-label={copy.actions.label}
      data-unless-searched
    >
      <ListGrid columns={[3, 2, 1]}>
        {actions.map(({icon, label}) => (
          <li key={label} className={styles.action}>
            <Icon name={icon} size={24} stroke={1.5} />
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
