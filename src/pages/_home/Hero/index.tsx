import type {ReactNode} from 'react';
import tapestry from '@woven/tapestry.woven';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HireSearch from '@site/src/components/HireSearch';
import TickList from '@site/src/components/TickList';
import {factText} from '@site/src/components/factText';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <Translate id="home.hero.heading" description="The heading of the home page">
            Skilled hands, hired directly.
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate
            id="home.hero.lead"
            description="Under the heading of the home page; {subcategories} is for example 150+"
            values={{subcategories: factText('subcategories', 'short')}}
          >
            {
              'Find an electrician, a carpenter, a developer or any of {subcategories} kinds of skilled people near you. You talk to them and pay them yourself.'
            }
          </Translate>
        </p>
        <HireSearch />
        <p className={styles.trades}>
          <Translate
            id="home.hero.trades"
            description="Under the search of the home page, which finds designers and developers; {app} is the link home.hero.trades.app"
            values={{
              app: (
                <Link key="app" to="/app">
                  <Translate
                    id="home.hero.trades.app"
                    description="Link to the App page, after the question: A plumber, an electrician or another trade?"
                  >
                    Find one in the app
                  </Translate>
                </Link>
              ),
            }}
          >
            {'A plumber, an electrician or another trade? {app}'}
          </Translate>
        </p>
        <TickList
          className={styles.promises}
          items={[
            translate({
              id: 'home.promise.commission',
              message: 'No commission',
              description: 'A promise under the search of the home page',
            }),
            translate({
              id: 'home.promise.middleman',
              message: 'No middleman',
              description: 'A promise under the search of the home page',
            }),
            translate({
              id: 'home.promise.verified',
              message: 'Third-party verified profiles',
              description: 'A promise under the search: somebody else checks the profiles',
            }),
          ]}
        />
      </div>
      <div className={styles.picture}>
        <Woven
          className={styles.tapestry}
          sprite={tapestry}
          id="tapestry"
          width={672}
          height={568}
          crop="foot"
        />
      </div>
    </div>
  );
}
