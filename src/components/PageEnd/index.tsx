import LinkList from '../LinkList';
import copy from '@site/src/data/pages/end.yml';
import hire from '@site/src/data/pages/hire.yml';
import {ButtonLink} from '../Button';
import {wantedTrades} from '../tradeLinks';
import {useRoute} from '../useRoute';
import {Portrait} from '../Illustration';
import styles from './styles.module.css';

/** The portraits beside the two links at the end of each page, as names of files in src/illustrations/portraits. */
const portraits = {
  '/about': ['optician', 'hardware-supplier'],
  '/team': ['plumber', 'catering'],
  '/career': ['electrician', 'optician'],
  '/certificate': ['civil-contractor', 'carpenter'],
  '/media': ['electrician-3', 'fancy-store'],
  '/video': ['tubewell-repair', 'grocery'],
  '/vmgo': ['thekedar', 'event-planner'],
  '/welcome': ['grill-shutter', 'interior-decorator'],
  '/timeline': ['aluminium-fabricator', 'business-consultant'],
  '/services': ['false-ceiling', 'marketing'],
  '/press': ['painter', 'pandit'],
  '/how': ['bike-repair', 'tailoring'],
  '/faq': ['electrician-2', 'hardware-supplier'],
  '/features': ['carpenter', 'event-planner'],
  '/city': ['plumber', 'aluminium-fabricator'],
} as const;

/** Pages with a first sentence of their own; the others have that of the list of trades. */
const lines: Partial<Record<string, string>> = copy.lines;

const hasEnd = (route: string): route is keyof typeof portraits => route in portraits;

/** The next step at the foot of pages without a call to action: hire someone, or register. */
export default function PageEnd() {
  const route = useRoute();
  if (!hasEnd(route)) return null;
  const {work, skill} = copy;
  const [left, right] = portraits[route];
  return (
    <aside className={`band band--indigo no-print later ${styles.end}`} aria-label={copy.label}>
      <section className={styles.door}>
        <Portrait className={styles.portrait} id={left} />
        <div>
          <h2>{work.heading}</h2>
          <p>{lines[route] ?? hire.lead}</p>
        </div>
        <div className={styles.act}>
          <LinkList className={`chips ${styles.chips}`} links={wantedTrades} linkClassName="chip" />
          <ButtonLink className={styles.all} look="more" to="/hire" icon="arrow-right">
            {work.all}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.door}>
        <Portrait className={styles.portrait} id={right} />
        <div>
          <h2>{skill.heading}</h2>
          <p>{skill.text}</p>
        </div>
        <div className={styles.act}>
          <ButtonLink look="highlight" to="/app#register">
            {skill.action}
          </ButtonLink>
        </div>
      </section>
    </aside>
  );
}
