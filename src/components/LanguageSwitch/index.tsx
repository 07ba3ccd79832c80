import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

interface Props {
  className?: string;
  icon?: ReactNode;
}

/**
 * A link to this page in the other language, named in that language. The server does not know the
 * query and the hash, so they join the address when the page comes alive.
 */
export default function LanguageSwitch({className, icon}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {search, hash} = useLocation();
  const suffix = useIsBrowser() ? search + hash : '';

  return i18n.locales
    .filter((locale) => locale !== i18n.currentLocale)
    .map((locale) => {
      const config = i18n.localeConfigs[locale]!;
      return (
        <a
          key={locale}
          className={className}
          href={createUrl({locale, fullyQualified: false}) + suffix}
          lang={config.htmlLang}
          hrefLang={config.htmlLang}
        >
          {icon}
          <span className={config.htmlLang === 'ne' ? 'system-devanagari' : undefined}>
            {config.label}
          </span>
        </a>
      );
    });
}
