import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/collections';
import ButtonTo from '@site/src/components/ButtonTo';
import {Numbered} from '@site/src/components/mdx/Prose';
import styles from './styles.module.css';

interface Props {
  id: string;
  aims: Data<'mission'>['goals'];
  /** The heading. */
  children: ReactNode;
}

/** The goals or the objectives, numbered. */
export default function Aims({id, aims, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section>
      <h2 id={id}>{children}</h2>
      <Numbered>
        <ol>
          {aims.map((aim) => (
            <li key={aim.id} className={styles.aim}>
              <h3>{aim.title}</h3>
              <p>{aim.text}</p>
              {aim.link && (
                <ButtonTo to={aim.link.to} look="more">
                  {aim.link.label}
                </ButtonTo>
              )}
            </li>
          ))}
        </ol>
      </Numbered>
    </section>
  );
}
