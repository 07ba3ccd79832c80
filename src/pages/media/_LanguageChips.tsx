import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '@site/src/collections/language';
import styles from './_filterBar.module.css';

interface Props {
  languages: readonly Language[];
  chosen: Language | '';
  onChoose: (language: Language | '') => void;
}

/** The language of the headlines: all, or one that is named in itself. */
export default function LanguageChips({languages, chosen, onChoose}: Props): ReactNode {
  const {localeConfigs, defaultLocale} = useDocusaurusContext().i18n;
  // Most of the coverage is not in the language that the site falls back on.
  const ordered = [...languages].sort(
    (one, other) => Number(one === defaultLocale) - Number(other === defaultLocale),
  );
  return (
    <div className={styles.languages} role="group" aria-labelledby="media-language">
      <span className={styles.label} id="media-language">
        <Translate id="media.filter.language" description="Label of the language buttons">
          Language
        </Translate>
      </span>
      <div className={styles.chips}>
        <button type="button" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
          <Translate id="media.filter.all" description="Button: headlines of every language">
            All
          </Translate>
        </button>
        {ordered.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={chosen === language}
            onClick={() => onChoose(language)}
          >
            <span className={language === 'ne' ? 'system-devanagari' : undefined}>
              {localeConfigs[language]?.label}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
