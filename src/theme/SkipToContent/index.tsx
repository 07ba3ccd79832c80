import {translate} from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first focusable element of every page. */
export default function SkipToContent() {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div role="region" aria-label={label}>
      <a className={styles.skip} href={`#${SkipToContentFallbackId}`}>
        {label}
      </a>
    </div>
  );
}
