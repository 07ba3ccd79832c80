import type {ReactNode} from 'react';
import pictures from '@woven/home.woven';
import copy from '@site-data/pages/home';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

const {search, hire, instruct, pay} = copy.steps;

export default function Steps(): ReactNode {
  return (
    <section className="band">
      <div className={styles.head}>
        <h2>{copy.how.heading}</h2>
        <ButtonLink look="more" to="/how">
          {copy.how.more}
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </ButtonLink>
      </div>
      <ol className={`plain ${styles.steps}`}>
        {[search, hire, instruct, pay].map(({title, text}, index) => (
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
