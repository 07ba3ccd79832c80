import type {ReactElement} from 'react';
import copy from '@site/src/data/pages/media.yml';
import {fill, template} from 'content/lists/fill';
import {digits} from 'nepali-text/digits';
import ElementContent from 'site-elements/ElementContent';
import {Button, buttonClass} from '../Button';
import Icon from '../Icon';
import {UnfinishedCloth} from '../Illustration';
import ListGrid, {columnAttributes} from '../ListGrid';
import {useLocale} from '../Locale';
import FilterBar from './FilterBar';
import styles from './styles.module.css';

/** How many cards are shown before "Show all": full rows in three, two and one columns. */
const FIRST = 12;

/** The cards of the coverage; all but the first are behind a `details`. element.ts filters them. */
export default function MediaFilter({cards}: {cards: readonly ReactElement[]}) {
  const locale = useLocale();
  const columns = [3, 2, 1] as const;
  return (
    <site-media-filter className={styles.filter} load-on="?year ?language ?q">
      <FilterBar />
      <ElementContent
        as="p"
        className={`needs-js ${styles.summary}`}
        role="status"
        data-part="status"
        data-text={template(copy.status, 'shown', 'total')}
      />
      <div className={styles.results} data-part="results" {...columnAttributes(columns)}>
        <ListGrid columns={columns}>{cards.slice(0, FIRST)}</ListGrid>
        {cards.length > FIRST && (
          <>
            <details className="more-list" id="more">
              <summary className={buttonClass('secondary')}>
                {fill(copy.more, {count: digits(cards.length, locale)})}
                <Icon name="chevron-down" size={20} />
              </summary>
            </details>
            <ListGrid columns={columns}>{cards.slice(FIRST)}</ListGrid>
          </>
        )}
        <div className={styles.none} data-part="none" hidden>
          <UnfinishedCloth />
          <p>{copy.none}</p>
          <Button look="secondary" data-part="clear">
            {copy.clear}
          </Button>
        </div>
      </div>
    </site-media-filter>
  );
}
