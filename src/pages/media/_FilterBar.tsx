import type {ReactNode} from 'react';
import copy from '@site-data/pages/media';
import {fill} from '@site/src/lib/fill';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {digits} from '@site/src/lib/digits';
import {SelectField, TextField} from '@site/src/components/Field';
import {nameClass, useLocale} from '@site/src/components/Locale';
import type {Locale} from '@site/src/lib/locale';
import {type Choices, LONGEST_SEARCH} from './_filters';
import type {FiltersControl} from './_useFilters';
import styles from './_filterBar.module.css';

interface Props {
  choices: Choices;
  control: FiltersControl;
}

/** The id of the search field. */
export const FIND_ID = 'media-find';

/** The filters; hidden without scripts. */
export default function FilterBar({choices, control}: Props): ReactNode {
  const {filters, text, choose, type, settle} = control;
  return (
    <form
      className={clsx('needs-js no-print', styles.bar)}
      data-hydrate
      data-query="year language q"
      role="search"
      aria-label={copy.filter.label}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <LanguageChips
        languages={choices.languages}
        chosen={filters.language}
        onChoose={(language) => choose({language})}
      />
      <YearField years={choices.years} chosen={filters.year} onChoose={(year) => choose({year})} />
      <TextField
        className={styles.find}
        id={FIND_ID}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        label={copy.filter.find}
        placeholder={copy.filter.placeholder}
        value={text}
        onChange={({target}) => type(target.value)}
        onBlur={settle}
      />
    </form>
  );
}

interface YearFieldProps {
  years: Choices['years'];
  chosen: string;
  onChoose: (year: string) => void;
}

function YearField({years, chosen, onChoose}: YearFieldProps): ReactNode {
  const locale = useLocale();
  return (
    <SelectField
      className={styles.year}
      id="media-year"
      label={copy.filter.year}
      value={chosen}
      onChange={({target}) => onChoose(target.value)}
    >
      <option value="">{copy.filter.everyYear}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {fill(copy.filter.oneYear, {year: digits(year, locale)})}
        </option>
      ))}
    </SelectField>
  );
}

interface LanguageChipsProps {
  languages: readonly Locale[];
  chosen: Locale | '';
  onChoose: (language: Locale | '') => void;
}

/** The language of the headlines; each language is named in itself. */
function LanguageChips({languages, chosen, onChoose}: LanguageChipsProps): ReactNode {
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
        <button type="button" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
          {copy.filter.all}
        </button>
        {ordered.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={chosen === language}
            onClick={() => onChoose(language)}
          >
            <span className={nameClass(language)}>{localeConfigs[language]?.label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
