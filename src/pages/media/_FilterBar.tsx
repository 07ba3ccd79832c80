import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {digits} from '@site/src/components/digits';
import {SelectField, TextField} from '@site/src/components/Field';
import {useLocale} from '@site/src/components/Locale';
import type {Locale} from '@site/src/lib/locale';
import {type Choices, LONGEST_SEARCH} from './_filters';
import OutletField from './_OutletField';
import type {FiltersControl} from './_useFilters';
import styles from './_filterBar.module.css';

interface Props {
  choices: Choices;
  control: FiltersControl;
}

/** The filters; hidden without scripts. */
export default function FilterBar({choices, control}: Props): ReactNode {
  const {filters, text, choose, type, settle} = control;
  return (
    <form
      className={clsx('needs-js no-print', styles.bar)}
      data-hydrate
      data-query="year language outlet q"
      role="search"
      aria-label={translate({
        id: 'media.filter.label',
        message: 'Filter the coverage',
        description: 'Name of the filters for screen readers',
      })}
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
      <OutletField
        outlets={choices.outlets}
        chosen={filters.outlet}
        onChoose={(outlet) => choose({outlet})}
      />
      <TextField
        className={styles.find}
        id="media-find"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        label={translate({
          id: 'media.filter.find',
          message: 'Find a headline, outlet or date',
          description: 'Label of the search field',
        })}
        placeholder={translate({
          id: 'media.filter.placeholder',
          message: 'e.g. installs',
          description: 'In the empty search field: a word that headlines have',
        })}
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
      id="media-year"
      label={translate({
        id: 'media.filter.year',
        message: 'Year',
        description: 'Label of the box with the years of the coverage',
      })}
      value={chosen}
      onChange={({target}) => onChoose(target.value)}
    >
      <option value="">
        {translate({
          id: 'media.filter.everyYear',
          message: 'Every year',
          description: 'First choice of the Year box: do not narrow the list',
        })}
      </option>
      {years.map((year) => (
        <option key={year} value={year}>
          {translate(
            {
              id: 'media.filter.oneYear',
              message: '{year}',
              description: 'A choice of the Year box; {year} is of the Gregorian calendar',
            },
            {year: digits(year, locale)},
          )}
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
