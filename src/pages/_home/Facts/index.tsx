import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import {factText} from '@site/src/components/factText';
import styles from './styles.module.css';

const figures = [
  {figure: factText('categories'), label: copy.facts.categories},
  {figure: factText('subcategories'), label: copy.facts.subcategories},
  {figure: factText('downloads', 'short'), label: copy.facts.downloads},
  {figure: factText('users'), label: copy.facts.users},
];

export default function Facts(): ReactNode {
  return (
    <section className={`band band--indigo ${styles.band}`} aria-label={copy.facts.label}>
      <ul className={`plain ${styles.figures}`}>
        {figures.map(({figure, label}) => (
          <li key={label}>
            <strong>{figure}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
