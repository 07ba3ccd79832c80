import {type FormEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import choices from '@site-data/choices';
import {IconSearch} from '@tabler/icons-react';
import type {Data} from '@site/src/collections';
import {Button} from '../Button';
import {SelectField} from '../Field';
import {useGoToResults, useSearch} from './useSearch';
import styles from './styles.module.css';

const {careerCities, professions} = choices;

export const SEARCH_ANCHOR = 'find';

interface Props {
  /** The background: red does not stand out on indigo, so the button is highlighted there. */
  ground?: 'plain' | 'indigo';
}

/** City, profession and Search: leads to the career page with both choices in the query. */
export default function HireSearch({ground = 'plain'}: Props): ReactNode {
  useBrokenLinks().collectAnchor(SEARCH_ANCHOR);
  const form = useFilledInForm();
  const goToResults = useGoToResults();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    goToResults(new FormData(event.currentTarget));
  }

  return (
    <div className={styles.search} data-ground={ground}>
      <form
        ref={form}
        className={styles.form}
        id={SEARCH_ANCHOR}
        action={useBaseUrl('/career')}
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
          id="search-city"
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
          <Choices among={careerCities} />
        </SelectField>
        <SelectField
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
          <Choices among={professions} />
        </SelectField>
        <Button
          className={styles.submit}
          type="submit"
          look={ground === 'indigo' ? 'highlight' : 'primary'}
        >
          <IconSearch size={22} stroke={1.75} aria-hidden />
          <Translate id="search.submit" description="Button of the search">
            Search
          </Translate>
        </Button>
      </form>
      <ul className={`plain ${styles.browse}`}>
        <li>
          <Link to="/city">
            <Translate id="search.browseCities" description="Link under the search, to the cities">
              Browse All Cities
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/services">
            <Translate
              id="search.browseProfessions"
              description="Link under the search, to the professions"
            >
              Browse All Professions
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface ChoicesProps {
  among: Data<'choices'>['careerCities'];
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
