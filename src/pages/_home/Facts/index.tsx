import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {factText} from '@site/src/components/factText';
import styles from './styles.module.css';

const figures = [
  {
    figure: factText('categories'),
    label: translate({
      id: 'home.facts.categories',
      message: 'categories of work',
      description: 'Under the figure 18 on the home page',
    }),
  },
  {
    figure: factText('subcategories'),
    label: translate({
      id: 'home.facts.subcategories',
      message: 'sub-categories',
      description: 'Under the figure 158 on the home page',
    }),
  },
  {
    figure: factText('downloads', 'short'),
    label: translate({
      id: 'home.facts.downloads',
      message: 'app downloads',
      description: 'Under the figure 100K+ on the home page',
    }),
  },
  {
    figure: factText('commission'),
    label: translate({
      id: 'home.facts.commission',
      message: 'commission on any job',
      description: 'Under the figure Rs 0 on the home page',
    }),
  },
];

export default function Facts(): ReactNode {
  return (
    <section
      className={`band band--indigo ${styles.band}`}
      aria-label={translate({
        id: 'home.facts.label',
        message: 'The marketplace in numbers',
        description: 'Name of the row of figures for screen readers',
      })}
    >
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
