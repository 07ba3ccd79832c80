import copy from '@site/src/data/pages/search.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_NAMES_FILE} from '@site/src/lib/urls';
import {Button} from '../Button';
import Field from '../Field';
import Icon from '../Icon';
import Answers from './Answers';
import styles from './styles.module.css';

/** The box of the search page and its answers. */
export default function Search() {
  return (
    <site-search load-on="?q" data-next={`search.js ${useBaseUrl(`/${SEARCH_NAMES_FILE}`)}`}>
      <SearchForm />
      <Answers id="results" hidden />
    </site-search>
  );
}

/** Leads to the search page with the words as `?q=`; src/components/Search/element.ts answers while somebody types. */
function SearchForm() {
  return (
    <form
      className={`needs-js ${styles.form}`}
      action={useBaseUrl('/search')}
      method="get"
      role="search"
      aria-label={copy.heading}
    >
      <Field
        className={styles.words}
        id="q"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={copy.form.label}
      />
      <Button type="submit">
        <Icon name="search" size={22} />
        {copy.form.submit}
      </Button>
    </form>
  );
}
