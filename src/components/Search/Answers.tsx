import {template} from 'content/lists/fill';
import words from '@site/src/data/pages/answers.yml';
import hire from '@site/src/data/pages/hire.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ElementContent from 'site-elements/ElementContent';
import {useLocale} from '@site/src/components/Locale';
import Link from '@site/src/components/Link';
import LinkList from '@site/src/components/LinkList';
import {tradeLinks} from '@site/src/components/tradeLinks';

/** The records are made in a build, so in development the search fails. */
const failed =
  process.env.NODE_ENV === 'development'
    ? 'The search works in a build only: npm start.'
    : words.failed;

/** The place for the answers of a search, with all that element.ts says there. */
export default function Answers(attributes: {id?: string; hidden?: boolean}) {
  const base = useBaseUrl('/');
  const searchPage = useBaseUrl('/search');
  const ways = [
    {name: hire.heading, href: `${base}hire`},
    {name: words.contact, href: `${base}contact`},
    {name: words.list, href: `${searchPage}#pages`},
  ];
  return (
    <div
      {...attributes}
      data-part="answers"
      data-base={base.slice(0, -1)}
      data-loading={words.loading}
      data-failed={failed}
      data-one={template(words.count.one, 'count')}
      data-other={template(words.count.other, 'count')}
      data-more={template(words.more, 'count')}
      data-person-one={template(words.people.one, 'count')}
      data-person-other={template(words.people.other, 'count')}
      data-trade={words.inApp}
      data-city={words.trades}
      data-similar={words.similar}
      data-none={template(words.none, 'query')}
    >
      <ElementContent as="p" role="status" />
      <div data-part="hint" hidden>
        <p>
          <Hint />
        </p>
        <LinkList links={tradeLinks.slice(0, 6)} />
      </div>
      <p data-part="near" hidden>
        {words.near}
      </p>
      <ElementContent as="ol" data-part="list" />
      <Link href={searchPage} data-part="more" hidden>
        <ElementContent as="span" />
      </Link>
      <ul data-part="nothing" hidden>
        {ways.map(({name, href}) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <div data-part="failed" hidden>
        <p>
          <button type="button" data-part="again">
            {words.again}
          </button>
        </p>
        <Link href={searchPage}>{words.list}</Link>
      </div>
    </div>
  );
}

/** A hint whose examples in the other script have the `lang` of that script. */
function Hint() {
  const isNepali = useLocale() === 'ne';
  const examples = isNepali ? /([a-z]+(?:, [a-z]+)*)/ : /([\u0900-\u097f]+)/;
  return words.hint.split(examples).map((part, index) =>
    index % 2 ? (
      <span key={part} lang={isNepali ? 'en' : 'ne'}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
