import type {ReactNode} from 'react';
import pictures from '@woven/home.woven';
import Translate, {translate} from '@docusaurus/Translate';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

const steps = [
  {
    title: translate({
      id: 'step.search.title',
      message: 'Search',
      description: 'First of the four steps of hiring',
    }),
    text: translate({
      id: 'step.search.text',
      message: 'Choose a city and a profession, here or in the app.',
      description: 'First of the four steps of hiring',
    }),
  },
  {
    title: translate({
      id: 'step.hire.title',
      message: 'Hire',
      description: 'Second of the four steps of hiring',
    }),
    text: translate({
      id: 'step.hire.text',
      message: 'Compare verified profiles, then call or message the person.',
      description: 'Second of the four steps of hiring',
    }),
  },
  {
    title: translate({
      id: 'step.instruct.title',
      message: 'Instruct',
      description: 'Third of the four steps of hiring',
    }),
    text: translate({
      id: 'step.instruct.text',
      message: 'Explain the job and agree the charge and the time.',
      description: 'Third of the four steps of hiring',
    }),
  },
  {
    title: translate({
      id: 'step.pay.title',
      message: 'Pay',
      description: 'Last of the four steps of hiring',
    }),
    text: translate({
      id: 'step.pay.text',
      message: 'Pay the professional yourself. We never hold the money.',
      description: 'Last of the four steps of hiring',
    }),
  },
];

export default function Steps(): ReactNode {
  return (
    <section className="band band--mist">
      <div className={styles.head}>
        <h2>
          <Translate id="home.how.heading" description="Heading on the home page">
            How it works
          </Translate>
        </h2>
        <ButtonLink look="more" to="/how">
          <Translate id="home.how.more" description="Link to the page on the four steps">
            The four steps in full
          </Translate>
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </ButtonLink>
      </div>
      <ol className={`plain ${styles.steps}`}>
        {steps.map(({title, text}, index) => (
          <li key={title}>
            <Motif className={styles.art} sprite={pictures} id={`step-${index + 1}`} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
