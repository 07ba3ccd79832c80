import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first focusable element of every page. */
export default function SkipToContent() {
  return <SkipToContentLink className={styles.skip} />;
}
