import {Children, type PropsWithChildren, isValidElement} from 'react';
import pictures from '@generated/illustrations/default/home.sprite';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Motif} from '@site/src/components/Illustration';
import styles from './styles.module.css';

/** The four steps of hiring, on one line; with each step more of a motif is drawn. */
export function StepList({children}: PropsWithChildren) {
  return (
    <ol className={`plain ${styles.steps}`} data-band>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((step, index) => (
          <li key={step.key} className={styles.step}>
            <Motif className={styles.art} sprite={pictures} id={`step-${index + 1}`} />
            {step}
          </li>
        ))}
    </ol>
  );
}

interface StepProps extends PropsWithChildren {
  id: string;
  title: string;
}

export function Step({id, title, children}: StepProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </>
  );
}
