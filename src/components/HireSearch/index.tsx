import choices from '@site/src/data/choices.yml';
import trades from '@site/src/data/services.yml';
import copy from '@site/src/data/pages/hire.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button} from '../Button';
import Field from '../Field';
import {HIRE_SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import Icon from '../Icon';
import {messageLine} from '../messageLine';
import styles from './styles.module.css';

const {search: words} = copy;

/**
 * City, profession and Search: leads to the page of a trade or to the people of the career page, as
 * src/page-scripts/tradeSearch.ts decides. Without scripts it leads to the list of both.
 *
 * @param isOnCareer on the career page, `site-people` shows the results without leaving it, the callback form has what is
 *   chosen in its message, and the dark band needs a highlighted button
 */
export default function HireSearch({isOnCareer = false}) {
  useBrokenLinks().collectAnchor(HIRE_SEARCH_ANCHOR);
  // The professions are first on the career page, and last where visitors look for a trade.
  const professions = (
    <optgroup label={words.here}>
      <SearchChoices among={choices.professions} />
    </optgroup>
  );
  return (
    <form
      className={styles.form}
      data-element={isOnCareer ? 'site-people' : undefined}
      data-ground={isOnCareer ? 'indigo' : 'plain'}
      action={useBaseUrl('/hire')}
      method="get"
      role="search"
      aria-label={words.label}
    >
      <Field
        as="select"
        className={styles.box}
        id={HIRE_SEARCH_ANCHOR}
        name="city"
        label={words.city}
        line={isOnCareer ? messageLine(words.city) : undefined}
      >
        <option value="">{words.allCities}</option>
        <SearchChoices among={choices.cities} />
      </Field>
      <Field
        as="select"
        className={styles.box}
        id="search-profession"
        name="profession"
        label={words.profession}
        line={isOnCareer ? messageLine(words.profession) : undefined}
      >
        <option value="">{words.allProfessions}</option>
        {isOnCareer && professions}
        <optgroup data-trades={useBaseUrl('/hire')} label={words.inApp}>
          <SearchChoices among={trades} />
        </optgroup>
        {!isOnCareer && professions}
      </Field>
      <Button className={styles.submit} type="submit" look={isOnCareer ? 'highlight' : 'primary'}>
        <Icon name="search" size={22} />
        {words.submit}
      </Button>
    </form>
  );
}

export function SearchChoices({among}: {among: readonly {id: string; name: string}[]}) {
  return among.map(({id, name}) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
