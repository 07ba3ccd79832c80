import {Children, type ReactNode, isValidElement} from 'react';
import pictures from '@woven/home.woven';
import scenes from '@woven/cities.woven';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Fact from '@site/src/components/Fact';
import IconNodes from '@site/src/components/IconNodes';
import Woven from '@site/src/components/Woven';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

interface TitledProps extends Props {
  title: string;
}

interface SectionProps extends Props {
  heading: string;
  id: string;
}

/** A heading on the left, its text on the right. */
export function Split({heading, id, children}: SectionProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.split} data-band>
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

/** A ruled row of cards. */
export function Cards({children}: Props): ReactNode {
  return (
    <div className={styles.cards} data-band>
      {children}
    </div>
  );
}

interface CardProps extends TitledProps {
  /** Name of a Tabler icon in the text; src/plugins/writer-checks puts the drawing in its place. */
  icon: string;
}

export function Card({title, icon, children}: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      <IconNodes nodes={JSON.parse(icon)} size={34} />
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The four steps of hiring, one under the other: with each, more of a motif is woven. */
export function StepList({children}: Props): ReactNode {
  return (
    <ol className={`plain ${styles.steps}`} data-band>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((step, index) => (
          <li key={step.key} className={styles.step}>
            <Motif className={styles.art} sheet={pictures} id={`step-${index + 1}`} />
            <div>{step}</div>
          </li>
        ))}
    </ol>
  );
}

interface StepProps extends TitledProps {
  id: string;
}

export function Step({id, title, children}: StepProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}

/** Pictures with a sentence each. */
export function Slides({children}: Props): ReactNode {
  return (
    <div
      className={styles.slides}
      data-band
      role="group"
      aria-label={translate({
        id: 'slides.label',
        message: 'Pictures',
        description: 'Name of the group of pictures on the mission page, for screen readers',
      })}
    >
      {children}
    </div>
  );
}

/** A city's scene and a sentence. */
export function Slide({scene, children}: Props & {scene: string}): ReactNode {
  return (
    <div className={styles.slide}>
      <Woven
        className={styles.scene}
        sheet={scenes}
        id={scene}
        width={288}
        height={128}
        crop="foot"
      />
      <div>{children}</div>
    </div>
  );
}

/** Vision and mission side by side. */
export function VisionMission({children}: Props): ReactNode {
  return (
    <div className={styles.statements} data-band>
      {children}
    </div>
  );
}

export function Statement({heading, id, children}: SectionProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.statement}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** A block on indigo ground, from edge to edge. */
export function IndigoBlock({children}: Props): ReactNode {
  return (
    <section className={`band band--indigo ${styles.indigo}`} data-band>
      {children}
    </section>
  );
}

/** One figure in the largest type, with its word: 100K+ Downloads. */
export function BigFact({id, form, children}: Props & {id: string; form?: 'short'}): ReactNode {
  return (
    <p className={styles.bigFact}>
      <Fact id={id} form={form} /> <span>{children}</span>
    </p>
  );
}
