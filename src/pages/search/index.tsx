import type {HTMLAttributes, ReactNode} from 'react';
import {inEveryLocale as choices} from '@site/src/data/choices.yml';
import {inEveryLocale as services} from '@site/src/data/services.yml';
import copy from '@site/src/data/pages/search.yml';
import ElementContent from 'site-elements/ElementContent';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import {cityAddress, peopleAddress, tradeAddress} from '@site/src/lib/hireSearch';
import {buttonClass} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import Search from '@site/src/components/Search';
import SearchDialog from '@site/src/components/Search/Dialog';
import {footerColumns} from '@site/src/components/navigation';
import {type Locale, useLocale} from '@site/src/components/Locale';
import styles from './styles.module.css';

const lists = {professions: copy.professions, cities: copy.cities, pages: copy.pages};

/** The pages that come before the list of all pages. */
const FIRST = ['/how', '/press', '/app', '/faq', '/contact'];

/**
 * The search over all pages, above a list of everything on the site, which answers without scripts.
 */
export default function SearchPage() {
  return (
    <Page
      route="/search"
      description={copy.description}
      noIndex
      heading={copy.heading}
      lead={copy.lead}
    >
      <div className={`band ${styles.search}`}>
        <p className="without-js">{copy.withoutScripts}</p>
        <Search />
        <SearchDialog />
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
        <h3>{copy.professions.inApp}</h3>
        <Choices entries={(locale) => services[locale]} addressOf={tradeAddress} />
        <h3>{copy.professions.here}</h3>
        <Choices
          entries={(locale) => choices[locale].professions}
          addressOf={(profession) => peopleAddress({profession})}
        />
      </List>
      <List id="cities">
        <Choices entries={(locale) => choices[locale].cities} addressOf={cityAddress} />
      </List>
      <List id="pages">
        <PageList paths={FIRST} data-brief="" />
        <details className="more-list" id="all-pages">
          <summary className={buttonClass('secondary')}>
            {copy.pages.all}
            <Icon name="chevron-down" size={20} />
          </summary>
          {[{id: 'main', heading: copy.pages.main, links: []}, ...footerColumns].map((group) => (
            <div key={group.id}>
              <h3 id={`pages-${group.id}`}>{group.heading}</h3>
              <PageList
                paths={group.links.map(({to}) => to)}
                aria-labelledby={`pages-${group.id}`}
              />
            </div>
          ))}
        </details>
      </List>
    </Page>
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

/**
 * The place for a list of pages: src/publish/search/lists.ts fills it, because only a build knows its finished pages.
 *
 * @param paths empty for the list of the pages that no other list names
 */
function PageList({
  paths,
  ...attributes
}: {paths: readonly string[]} & HTMLAttributes<HTMLElement>) {
  return (
    <ElementContent
      as="ul"
      className={`plain ${styles.pages}`}
      data-pages={paths.join(' ')}
      {...attributes}
      text={process.env.NODE_ENV === 'development' ? 'In a build only: npm start.' : ''}
    />
  );
}

interface ChoicesProps {
  /** In each language. */
  entries: (locale: Locale) => readonly {id: string; name: string}[];
  addressOf: (id: string) => string;
}

/**
 * Links to the answers of the search by city and profession. The name in the other language is beside each, so that the
 * browser's own search on the page finds both.
 */
function Choices({entries, addressOf}: ChoicesProps) {
  const locale = useLocale();
  const other = locale === 'ne' ? 'en' : 'ne';
  return (
    <ul className={`plain ${styles.choices}`}>
      {entries(locale).map(({id, name}, index) => (
        <li key={id}>
          <Link className="covers" to={addressOf(id)}>
            {name}
          </Link>
          <span lang={other}>{entries(other)[index]!.name}</span>
        </li>
      ))}
    </ul>
  );
}
