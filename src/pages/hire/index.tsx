import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import LinkList from '@site/src/components/LinkList';
import Page from '@site/src/components/Page';
import ServiceTiles from '@site/src/components/ServiceTiles';
import {peopleAddress} from '@site/src/lib/hireSearch';
import styles from './styles.module.css';

const professions = choices.professions.map(({id, name}) => ({
  to: peopleAddress({profession: id}),
  label: name,
}));

/**
 * Every profession and trade as a link. The search leads here where scripts cannot run: the choice is in
 * the address then, and has to be made again.
 */
export default function HirePage() {
  return (
    <Page route="/hire" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <p className="without-js">{copy.again}</p>
        <nav className={styles.group} aria-labelledby="trades">
          <h2 id="trades">{copy.trades}</h2>
          <ServiceTiles linked />
        </nav>
        <nav className={styles.group} aria-labelledby="professions">
          <h2 id="professions">{copy.professions}</h2>
          <LinkList className="chips" links={professions} linkClassName="chip" />
        </nav>
      </div>
    </Page>
  );
}
