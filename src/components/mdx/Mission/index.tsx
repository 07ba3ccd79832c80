import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

interface SectionProps extends Props {
  heading: string;
  id: string;
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
      <Scene className={styles.scene} city={scene} />
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
