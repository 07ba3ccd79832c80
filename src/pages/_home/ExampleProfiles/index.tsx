import cities from '@site/src/data/cities.yml';
import facts from '@site/src/data/facts.yml';
import copy from '@site/src/data/pages/home.yml';
import trades from '@site/src/data/services.yml';
import Link from '@site/src/components/Link';
import LinkList from '@site/src/components/LinkList';
import ExampleCards from '@site/src/components/ExampleCards';
import {tradeLinks, wantedTrades} from '@site/src/components/tradeLinks';
import {tradeAddress} from '@site/src/lib/hireSearch';
import styles from './styles.module.css';

const figures = [
  {figure: facts.categories!.text, label: copy.facts.categories},
  {figure: facts.subcategories!.text, label: copy.facts.subcategories},
  {figure: facts.users!.text, label: copy.facts.users},
];

/** The trade of each example, and its portrait. */
const EXAMPLES = [
  ['electrician', 'electrician-2'],
  ['tailoring', 'tailoring'],
  ['catering', 'catering'],
] as const;

/** Trades that are neither examples nor links of the hero; the others are on /hire. */
const others = tradeLinks
  .filter(({to}) => !EXAMPLES.some(([id]) => to === tradeAddress(id)))
  .filter((link) => !wantedTrades.includes(link))
  .slice(0, 6)
  .concat({to: '/hire', label: copy.hero.all});

function personOf(id: string): string {
  const {person, name} = trades.find((trade) => trade.id === id)!;
  return person ?? name;
}

/** What a search leads to: examples of profiles, and links to more trades. */
export default function ExampleProfiles() {
  return (
    <section className={`band ${styles.answer}`}>
      <div>
        <h2>{copy.answer.heading}</h2>
        <p className={styles.lead}>{copy.answer.text}</p>
        <ul className={`plain ${styles.figures}`} aria-label={copy.facts.label}>
          {figures.map(({figure, label}) => (
            <li key={label}>
              <strong>{figure}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.examples}>
        <p className={styles.note} data-placeholder>
          {copy.answer.note}
        </p>
        <ExampleCards
          examples={EXAMPLES.map(([id, portrait]) => ({
            portrait,
            heading: (
              <Link className="covers" to={tradeAddress(id)}>
                {personOf(id)}
              </Link>
            ),
            place: cities.find((city) => city.id === 'pokhara')?.name,
          }))}
        />
      </div>
      <LinkList className={`chips ${styles.trades}`} links={others} linkClassName="chip" />
    </section>
  );
}
