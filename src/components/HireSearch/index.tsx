import choices from '@site-data/choices';
import names from '@site-data/choice-names';
import trades from '@site-data/trades';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button} from '../Button';
import {SelectField} from '../Field';
import {type Offered, SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** The background: red does not stand out on indigo, so the button is highlighted there. */
  ground?: 'plain' | 'indigo';
  /** The element of this page that answers; else the career page does. */
  element?: `site-${string}`;
}

/**
 * City, profession and Search: leads to the page of a trade or to the people of the career page, as
 * src/plugins/starter decides. Without scripts it leads to the list of both.
 */
export default function HireSearch({ground = 'plain', element}: Props) {
  useBrokenLinks().collectAnchor(SEARCH_ANCHOR);
  const hasNames = element !== undefined;
  return (
    <form
      className={styles.form}
      data-element={element}
      data-ground={ground}
      action={useBaseUrl('/hire')}
      method="get"
      role="search"
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
        <Choices among={choices.cities} hasNames={hasNames} />
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
          <Choices among={choices.professions} hasNames={hasNames} />
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
          <Choices among={trades} />
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
  /** Adds the names in all languages, by which an address may ask. */
  hasNames?: boolean;
}

function Choices({among, hasNames}: ChoicesProps) {
  return among.map(({id, name}) => (
    <option key={id} value={id} data-names={hasNames ? names[id]?.join('|') : undefined}>
      {name}
    </option>
  ));
}
