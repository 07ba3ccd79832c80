import copy from '@site/src/data/pages/media.yml';
import coverage from '@site/src/data/media.yml';
import clsx from 'clsx';
import {latinDigits} from 'nepali-text/digits';
import {locales, nativeName} from 'nepali-text/locale';
import Choices from '@site/src/components/Choices';
import Field from '@site/src/components/Field';
import styles from './filterBar.module.css';

/** The years as the cards show them, of Bikram Sambat in Nepali; the newest first, as the coverage. */
const years = [...new Set(coverage.map(({date}) => /[\d०-९]{4}/.exec(date.text)![0]))];

/** The filters; hidden without scripts. */
export default function FilterBar() {
  return (
    <form
      className={clsx('needs-js no-print', styles.bar)}
      role="search"
      aria-label={copy.filter.label}
      autoComplete="off"
    >
      {/* Most of the coverage is in Nepali. */}
      <Choices
        className={styles.languages}
        legend={copy.filter.language}
        name="language"
        choices={[
          {label: copy.filter.all, value: ''},
          ...[...locales].reverse().map((lang) => ({label: nativeName(lang), value: lang, lang})),
        ]}
        first={0}
      />
      <Field
        as="select"
        className={styles.year}
        id="media-year"
        name="year"
        label={copy.filter.year}
      >
        <option value="">{copy.filter.everyYear}</option>
        {years.map((year) => (
          <option key={year} value={latinDigits(year)}>
            {year}
          </option>
        ))}
      </Field>
      <Field
        className={styles.find}
        id="media-find"
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={80}
        label={copy.filter.find}
        placeholder={copy.filter.placeholder}
      />
    </form>
  );
}
