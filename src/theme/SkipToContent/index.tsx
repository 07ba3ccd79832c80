import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first stop of the keyboard on every page. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skip} />;
}
