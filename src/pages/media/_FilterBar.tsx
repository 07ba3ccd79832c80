import copy from '@site/src/data/pages/media.yml';
import {fill} from 'content/lists/fill';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {digits} from 'nepali-text/digits';
import Field from '@site/src/components/Field';
import {nameClass, useLocale} from '@site/src/components/Locale';
import type {FilterChoices} from './_filters';
import styles from './_filterBar.module.css';

/** The filters; hidden without scripts. */
export default function FilterBar({choices}: {choices: FilterChoices}) {
  const locale = useLocale();
  return (
    <form
      className={clsx('needs-js no-print', styles.bar)}
      role="search"
      aria-label={copy.filter.label}
    >
      <LanguageChips languages={choices.language} />
      <Field as="select" className={styles.year} id="media-year" label={copy.filter.year}>
        <option value="">{copy.filter.everyYear}</option>
        {choices.year.map((year) => (
          <option key={year} value={year}>
            {fill(copy.filter.oneYear, {year: digits(year, locale)})}
          </option>
        ))}
      </Field>
      <Field
        className={styles.find}
        id="media-find"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        label={copy.filter.find}
        placeholder={copy.filter.placeholder}
      />
    </form>
  );
}

/** The language of the headlines; each language is named in itself. */
function LanguageChips({languages}: {languages: FilterChoices['language']}) {
  const {localeConfigs, defaultLocale} = useDocusaurusContext().i18n;
  // The default locale comes last, because most of the coverage is in the other language.
  const ordered = [...languages].sort(
    (one, other) => Number(one === defaultLocale) - Number(other === defaultLocale),
  );
  return (
    <div className={styles.languages} role="group" aria-labelledby="media-language">
      <span className={styles.label} id="media-language">
        {copy.filter.language}
      </span>
      <div className={styles.chips}>
        <button type="button" aria-pressed data-language="">
          {copy.filter.all}
        </button>
        {ordered.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={false}
            data-language={language}
          >
            <span className={nameClass(language)}>{localeConfigs[language]?.label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
