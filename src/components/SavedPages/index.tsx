import copy from '@site/src/data/pages/offline.yml';
import ElementContent from 'site-elements/ElementContent';
import {Button} from '../Button';
import styles from './styles.module.css';

/** The list of the pages that the browser has saved, which element.ts fills. */
export default function SavedPages() {
  return (
    <site-saved-pages className={styles.pages} load-on="now">
      <p tabIndex={-1} hidden>
        {copy.saved.none}
      </p>
      <ElementContent as="ul" className="plain" />
      <Button look="secondary" hidden>
        {copy.saved.delete}
      </Button>
    </site-saved-pages>
  );
}
