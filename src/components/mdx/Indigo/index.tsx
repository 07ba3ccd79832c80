import type {PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/app.yml';
import cities from '@site/src/data/cities.yml';
import hire from '@site/src/data/pages/hire.yml';
import site from '@site/src/data/site.yml';
import trades from '@site/src/data/services.yml';
import AppPanel from '@site/src/components/AppPanel';
import Icon from '@site/src/components/Icon';
import {ButtonLink} from '@site/src/components/Button';
import ExampleCards from '@site/src/components/ExampleCards';
import Fact from '@site/src/components/Fact';
import {Crumb} from '@site/src/components/PageHead';
import StoreBadges from '@site/src/components/StoreBadges';
import WithAside from '@site/src/components/WithAside';
import {chatLink} from '@site/src/lib/message';
import styles from './styles.module.css';

/** The end of a message, by which the company learns where it began; it counts nobody. */
const ORIGIN = 'register';

/** The head of a page on a dark band, beside the drawn phone. */
export function IndigoBlock({children}: PropsWithChildren) {
  return (
    <AppPanel>
      <Crumb />
      {children}
    </AppPanel>
  );
}

/** A figure in the largest type with its label: 100K+ Downloads. */
export function BigFact({id, form, children}: PropsWithChildren & {id: string; form?: 'short'}) {
  return (
    <div className={styles.bigFact}>
      <Fact id={id} form={form} /> <span>{children}</span>
    </div>
  );
}

/** The name of a trade whose profile is shown to those who offer a skill, and of its portrait. */
const EXAMPLE = 'tailoring';

const {name, person} = trades.find(({id}) => id === EXAMPLE)!;

/** Words to those who offer a skill, beside the profile that they get. */
export function ForProviders({children}: PropsWithChildren) {
  const aside = (
    <>
      <p className={styles.example}>{hire.examples.heading}</p>
      <ExampleCards
        examples={[{portrait: EXAMPLE, heading: person ?? name, place: cities[0]!.name}]}
      />
    </>
  );
  return (
    <div data-band>
      <WithAside aside={aside}>
        <div className={styles.providers}>
          {children}
          <StoreBadges />
          <ButtonLink
            className={styles.ask}
            look="secondary"
            to={chatLink(site.whatsapp.link, `${copy.ask.message} ${ORIGIN}`)}
          >
            <Icon name="whatsapp" size={24} />
            {copy.ask.link}
          </ButtonLink>
        </div>
      </WithAside>
    </div>
  );
}
