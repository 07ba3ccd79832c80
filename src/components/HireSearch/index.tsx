import choices, {inEveryLocale} from '@site/src/data/choices.yml';
import trades from '@site/src/data/services.yml';
import copy from '@site/src/data/pages/hire.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button} from '../Button';
import Field from '../Field';
import {SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import Icon from '../Icon';
import styles from './styles.module.css';

const {search: words} = copy;

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
      aria-label={words.label}
    >
      <Field as="select" className={styles.box} id={SEARCH_ANCHOR} name="city" label={words.city}>
        <option value="">{words.allCities}</option>
        <Choices among={choices.cities} hasNames={hasNames} />
      </Field>
      <Field
        as="select"
        className={styles.box}
        id="search-profession"
        name="profession"
        label={words.profession}
      >
        <option value="">{words.allProfessions}</option>
        <optgroup label={words.here}>
          <Choices among={choices.professions} hasNames={hasNames} />
        </optgroup>
        <optgroup data-trades={useBaseUrl('/hire')} label={words.inApp}>
          <Choices among={trades} />
        </optgroup>
      </Field>
      <Button
        className={styles.submit}
        type="submit"
        look={ground === 'indigo' ? 'highlight' : 'primary'}
      >
        <Icon name="search" size={22} />
        {words.submit}
      </Button>
    </form>
  );
}

interface ChoicesProps {
  among: readonly {id: string; name: string}[];
  /** Adds the names in all languages, by which an address may ask. */
  hasNames?: boolean;
}

function Choices({among, hasNames}: ChoicesProps) {
  return among.map(({id, name}) => (
    <option key={id} value={id} data-names={hasNames ? namesOf(id).join('|') : undefined}>
      {name}
    </option>
  ));
}

/** The cities and professions in all languages. */
const all = Object.values(inEveryLocale).flatMap(({cities, professions}) => [
  ...cities,
  ...professions,
]);

const namesOf = (wanted: string) => all.filter(({id}) => id === wanted).map(({name}) => name);
