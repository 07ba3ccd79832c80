import tapestry from '@generated/illustrations/default/tapestry.sprite';
import Link from '@site/src/components/Link';
import LinkList from '@site/src/components/LinkList';
import copy from '@site/src/data/pages/home.yml';
import end from '@site/src/data/pages/end.yml';
import {ButtonLink} from '@site/src/components/Button';
import HireSearch from '@site/src/components/HireSearch';
import Icon from '@site/src/components/Icon';
import {wantedTrades} from '@site/src/components/tradeLinks';
import Illustration from '@site/src/components/Illustration';
import Proof from './_Proof';
import styles from './styles.module.css';

/** The first screen. src/page-scripts/homePicture.ts keeps the picture from being animated twice. */
export default function HomeHero() {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{copy.hero.heading}</h1>
          <p className={styles.lead}>{copy.hero.lead}</p>
          <HireSearch />
          <LinkList className={`chips ${styles.trades}`} links={wantedTrades} linkClassName="chip">
            <li>
              <Link className="chip" to="/hire">
                {copy.hero.all}
                <Icon name="arrow-right" size={18} />
              </Link>
            </li>
            <li>
              <ButtonLink look="more" to="/app#register" icon="arrow-right">
                {end.skill.heading}
              </ButtonLink>
            </li>
          </LinkList>
        </div>
        <div className={styles.picture}>
          <span className={styles.cloth}>
            <Illustration
              className={styles.tapestry}
              sprite={tapestry}
              id="tapestry"
              width={672}
              height={436}
              crop="corner"
            />
          </span>
        </div>
      </div>
      <Proof />
    </>
  );
}
