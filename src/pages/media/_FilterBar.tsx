import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {digits} from '@site/src/components/digits';
import {SelectField, TextField} from '@site/src/components/Field';
import {useLanguage} from '@site/src/components/Language';
import {type Choices, LONGEST_SEARCH} from './_filters';
import LanguageChips from './_LanguageChips';
import OutletField from './_OutletField';
import type {FiltersControl} from './_useFilters';
import styles from './_filterBar.module.css';

interface Props {
  choices: Choices;
  control: FiltersControl;
}

/** Narrows the list. It works with scripts only, and is not there without them. */
export default function FilterBar({choices, control}: Props): ReactNode {
  const {filters, text, choose, type, settle} = control;
  return (
    <form
      className={clsx('needs-js no-print', styles.bar)}
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
  const language = useLanguage();
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
            {year: digits(year, language)},
          )}
        </option>
      ))}
    </SelectField>
  );
}
