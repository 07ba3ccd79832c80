import copy from '@site/src/data/pages/header.yml';
import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import {useOtherLanguage} from '@site/src/components/otherLanguage';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

/** Language, colour scheme and mail: in the header on wide screens, in the menu on others. */
export default function Tools({className}: {className?: string}) {
  return (
    <div className={className}>
      <LanguageSwitch />
      <ColorSchemeSwitch />
      <Link className={styles.tool} to={site.webmail.link}>
        <Icon name="mail" size={22} />
        <span className="visually-hidden">{copy.mail}</span>
      </Link>
    </div>
  );
}

/** Leads to this page in the other language, named in that language. */
function LanguageSwitch() {
  const {locale, label, href, className} = useOtherLanguage();
  return (
    <Link className={styles.language} href={href} lang={locale} hrefLang={locale}>
      <span className={className}>{label}</span>
    </Link>
  );
}

/**
 * The button by which src/page-scripts/colourScheme.ts switches between light and dark. Both labels are rendered
 * and the style sheet shows the right one, because the server does not know the visitor's scheme.
 */
function ColorSchemeSwitch() {
  return (
    <button type="button" className={`${styles.tool} needs-js`} data-color-scheme>
      <span className={styles.moon} title={copy.toDark}>
        <Icon name="moon" size={22} />
        <span className="visually-hidden">{copy.toDark}</span>
      </span>
      <span className={styles.sun} title={copy.toLight}>
        <Icon name="sun" size={22} />
        <span className="visually-hidden">{copy.toLight}</span>
      </span>
    </button>
  );
}
