import type {ReactNode} from 'react';
import overview from '@overview/site';
import copy from '@site/src/data/pages/search.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import {cityAddress, peopleAddress, tradeAddress} from '@site/src/lib/hireSearch';
import {Button, buttonClass} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import Page from '@site/src/components/Page';
import {footerColumns} from '@site/src/components/navigation';
import {useLocale} from '@site/src/components/Locale';
import {SEARCH_FILE} from '@site/src/lib/urls';
import Answers from './_Answers';
import Dialog from './_Dialog';
import {groupPages} from './_groups';
import styles from './styles.module.css';

const lists = {professions: copy.professions, cities: copy.cities, pages: copy.pages};

/** The pages before the list of all. */
const FIRST = ['/how', '/press', '/app', '/faq', '/contact'];

/**
 * The search over all pages, above a list of everything that there is on the site: without scripts it
 * is that list which answers.
 */
export default function SearchPage() {
  const {pages} = overview[useLocale()];
  return (
    <Page route="/search" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.search}`}>
        <p className="without-js">{copy.withoutScripts}</p>
        <site-search load-on="?q" data-next={`search.js ${useBaseUrl(`/${SEARCH_FILE}`)}`}>
          <SearchForm />
          <Answers id="results" hidden />
        </site-search>
        <Dialog />
        <nav className="no-print" aria-label={copy.jump}>
          <ul className={`plain taps ${styles.jump}`}>
            {Object.entries(lists).map(([id, {heading}]) => (
              <li key={id}>
                <Link href={`#${id}`}>{heading}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <List id="professions">
        <h3>{copy.professions.here}</h3>
        <Choices among="professions" addressOf={(profession) => peopleAddress({profession})} />
        <h3>{copy.professions.inApp}</h3>
        <Choices among="trades" addressOf={tradeAddress} />
      </List>
      <List id="cities">
        <Choices among="cities" addressOf={cityAddress} />
      </List>
      <List id="pages">
        <ul className={`plain ${styles.pages}`}>
          {FIRST.flatMap((path) => pages.filter((page) => page.path === path)).map((page) => (
            <li key={page.path}>
              <PageEntry {...page} sections={[]} />
            </li>
          ))}
        </ul>
        <details className="more-list" id="all-pages">
          <summary className={buttonClass('secondary')}>
            {copy.pages.all}
            <Icon name="chevron-down" size={20} />
          </summary>
          <Pages />
        </details>
      </List>
    </Page>
  );
}

/** Leads to this page with the words as `?q=`; src/elements/site-search.ts answers while somebody types. */
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

function List({id, children}: {id: keyof typeof lists; children: ReactNode}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={`band ${styles.list}`} aria-labelledby={id}>
      <h2 id={id}>{lists[id].heading}</h2>
      {children}
    </section>
  );
}

function Pages() {
  const {pages} = overview[useLocale()];
  return groupPages(pages, footerColumns, copy.pages.main).map(({id, heading, pages}) => (
    <div key={id}>
      <h3 id={`pages-${id}`}>{heading}</h3>
      <ul className={`plain ${styles.pages}`} aria-labelledby={`pages-${id}`}>
        {pages.map((page) => (
          <li key={page.path}>
            <PageEntry {...page} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type Overview = (typeof overview)['en'];

/** The same in the language that the page is not in. */
const useOther = () => overview[useLocale() === 'ne' ? 'en' : 'ne'];

function PageEntry({path, name, description, sections}: Overview['pages'][number]) {
  const other = useOther().pages.find((page) => page.path === path);
  return (
    <>
      <p className={styles.page}>
        <Names name={name} other={other?.name} to={path} />
      </p>
      <p className={styles.description}>{description}</p>
      {sections.length > 0 && (
        <ul className={`plain ${styles.sections}`}>
          {sections.map(({id, name}) => (
            <li key={id}>
              <Names
                name={name}
                other={other?.sections.find((section) => section.id === id)?.name}
                to={`${path}#${id}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ChoicesProps {
  among: 'professions' | 'trades' | 'cities';
  addressOf: (id: string) => string;
}

/** Each leads to the answer that the search by city and profession gives. */
function Choices({among, addressOf}: ChoicesProps) {
  const others = useOther()[among];
  return (
    <ul className={`plain ${styles.choices}`}>
      {overview[useLocale()][among].map(({id, name}, index) => (
        <li key={id}>
          <Names name={name} other={others[index]?.name} to={addressOf(id)} />
        </li>
      ))}
    </ul>
  );
}

interface NamesProps {
  name: string;
  other?: string | undefined;
  to: string;
}

/**
 * A link with its name in the language of the page, and the name in the other language beside it, so that
 * the browser's own search on the page finds both.
 */
function Names({name, other, to}: NamesProps) {
  const locale = useLocale();
  return (
    <>
      <Link className={`covers ${styles.name}`} to={to}>
        {name}
      </Link>
      {other && other !== name && (
        <span className={styles.other} lang={locale === 'ne' ? 'en' : 'ne'}>
          {other}
        </span>
      )}
    </>
  );
}
