import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconMail} from '@tabler/icons-react';
import ColorSchemeSwitch from '@site/src/components/ColorSchemeSwitch';
import ExternalLink from '@site/src/components/ExternalLink';
import LanguageSwitch from '@site/src/components/LanguageSwitch';
import {site} from '@site/src/components/siteData';
import styles from './styles.module.css';

interface Props {
  className?: string;
  languageIcon?: ReactNode;
}

/** Language, colours and mail: beside the links on wide screens, at the foot of the menu on others. */
export default function Tools({className, languageIcon}: Props): ReactNode {
  return (
    <div className={className}>
      <LanguageSwitch className={styles.language} icon={languageIcon} />
      <ColorSchemeSwitch className={styles.tool} />
      <ExternalLink className={styles.tool} href={site.webmail.link}>
        <IconMail size={22} stroke={1.75} aria-hidden />
        <span className="visually-hidden">
          <Translate id="header.mail" description="Label of the mail icon in the header">
            Open web mail
          </Translate>
        </span>
      </ExternalLink>
    </div>
  );
}
