import {type ReactNode, useId} from 'react';
import cloth from '@woven/fonts.woven';
import Translate from '@docusaurus/Translate';
import {IconDownload} from '@tabler/icons-react';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

interface Props {
  name: ReactNode;
  /** The address of the file; without one the card says that it is not here yet. */
  file?: string;
  /** The card of the whole family. */
  all?: boolean;
}

/** A typeface and the way to its file. */
export default function FontCard({name, file, all}: Props): ReactNode {
  const id = useId();
  const heading = <h2 id={`${id}name`}>{name}</h2>;
  return (
    <article className={styles.card} data-all={all}>
      <div className={styles.preview}>
        {all ? (
          <Woven
            className={styles.cloth}
            sheet={cloth}
            id="all"
            width={570}
            height={150}
            crop="foot"
          />
        ) : (
          heading
        )}
      </div>
      {all && heading}
      <p className={styles.foot}>
        {file ? (
          <a
            id={`${id}link`}
            className={styles.download}
            href={file}
            download
            aria-labelledby={`${id}link ${id}name`}
          >
            <IconDownload size={22} stroke={1.75} aria-hidden />
            <Translate id="fonts.download" description="Link to the file of one typeface">
              Download Font
            </Translate>
          </a>
        ) : (
          <Translate id="fonts.missing" description="In place of a link to a typeface's file">
            The file is not here yet
          </Translate>
        )}
      </p>
    </article>
  );
}
