import {type FormEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button} from '../Button';
import {SelectField} from '../Field';
import {type Offered, SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import Icon from '../Icon';
import {offered, useGoToResults, useSearch} from './useSearch';
import styles from './styles.module.css';

interface Props {
  /** The background: red does not stand out on indigo, so the button is highlighted there. */
  ground?: 'plain' | 'indigo';
}

/**
 * City, profession and Search: leads to the page of a trade or to the people of the career page, as
 * src/plugins/starter decides. Without scripts it leads to the list of both.
 */
export default function HireSearch({ground = 'plain'}: Props): ReactNode {
  useBrokenLinks().collectAnchor(SEARCH_ANCHOR);
  const form = useFilledInForm();
  const goToResults = useGoToResults();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    goToResults(new FormData(event.currentTarget));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-ground={ground}
      action={useBaseUrl('/hire')}
      method="get"
      role="search"
      onSubmit={search}
      aria-label={translate({
        id: 'search.label',
        message: 'Find a professional',
        description: 'Name of the search for screen readers',
      })}
    >
      <SelectField
        className={styles.box}
        id={SEARCH_ANCHOR}
        name="city"
        label={translate({
          id: 'search.city',
          message: 'City',
          description: 'Label in the search',
        })}
      >
        <option value="">
          {translate({
            id: 'search.city.all',
            message: 'All Cities',
            description: 'First choice of the City box: do not narrow the search',
          })}
        </option>
        <Choices among={offered.cities} />
      </SelectField>
      <SelectField
        className={styles.box}
        id="search-profession"
        name="profession"
        label={translate({
          id: 'search.profession',
          message: 'Profession',
          description: 'Label in the search',
        })}
      >
        <option value="">
          {translate({
            id: 'search.profession.all',
            message: 'All Professions',
            description: 'First choice of the Profession box: do not narrow the search',
          })}
        </option>
        <optgroup
          label={translate({
            id: 'search.profession.here',
            message: 'Interns and graduates, here',
            description:
              'Heading of a group of choices in the Profession box: those whose people are on the Career page',
          })}
        >
          <Choices among={offered.professions} />
        </optgroup>
        <optgroup
          data-trades={useBaseUrl('/hire')}
          label={translate({
            id: 'search.profession.inApp',
            message: 'Trades, in the app',
            description:
              'Heading of a group of choices in the Profession box: those whose people are in the app',
          })}
        >
          <Choices among={offered.trades} />
        </optgroup>
      </SelectField>
      <Button
        className={styles.submit}
        type="submit"
        look={ground === 'indigo' ? 'highlight' : 'primary'}
      >
        <Icon name="search" size={22} />
        <Translate id="search.submit" description="Button of the search">
          Search
        </Translate>
      </Button>
    </form>
  );
}

interface ChoicesProps {
  among: Offered['cities'];
}

function Choices({among}: ChoicesProps): ReactNode {
  return among.map(({id, name}) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

/** The ref of a form whose fields follow the query of the address. */
function useFilledInForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isFilledIn = useRef(false);
  const {city = '', profession = ''} = useSearch();

  useEffect(() => {
    const boxes = form.current?.elements;
    // A choice made before hydration stays if the query is empty.
    if (boxes && (isFilledIn.current || city || profession)) {
      (boxes.namedItem('city') as HTMLSelectElement).value = city;
      (boxes.namedItem('profession') as HTMLSelectElement).value = profession;
      isFilledIn.current = true;
    }
  }, [city, profession]);

  return form;
}
