import {type ReactNode, useId} from 'react';
import cloth from '@woven/fonts.woven';
import Translate from '@docusaurus/Translate';
import {IconDownload} from '@tabler/icons-react';
import Woven from '@site/src/components/Woven';
import type {ServedFonts} from '@site/src/plugins/downloadable-fonts/served';
import styles from './styles.module.css';

interface Props {
  /** The file with all typefaces in it. */
  all: NonNullable<ServedFonts['all']>;
}

/** The last card: the whole family in one file. */
export default function AllCard({all}: Props): ReactNode {
  const id = useId();
  return (
    <article className={styles.card} data-all>
      <div className={styles.preview}>
        <Woven
          className={styles.cloth}
          sheet={cloth}
          id="all"
          width={570}
          height={150}
          crop="foot"
        />
      </div>
      <div className={styles.foot}>
        <h2 id={`${id}name`}>
          <Translate id="fonts.all" description="Last card: one file with every typeface">
            Download All Fonts
          </Translate>
        </h2>
        <a
          id={`${id}link`}
          className={styles.download}
          href={all.href}
          download
          aria-labelledby={`${id}name ${id}link`}
        >
          <IconDownload size={22} stroke={1.75} aria-hidden />
          <Translate
            id="fonts.zip"
            description="Link on the last card, after its heading: the kind of file and how large it is. {size}: 3.3 MB"
            values={{size: all.size}}
          >
            {'.zip, {size}'}
          </Translate>
        </a>
        <p className={styles.facts}>
          <Translate id="fonts.all.inside" description="On the last card: what the archive holds">
            Every font on this page, with its licence
          </Translate>
        </p>
      </div>
    </article>
  );
}
