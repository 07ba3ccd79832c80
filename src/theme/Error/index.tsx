import i18n from '@generated/i18n';
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import copy from '@site/src/data/pages/error.yml';
import type {Props} from '@theme/Error';
import LogoMark from '@site/src/components/Brand/LogoMark';
import ErrorScreen from '@site/src/components/ErrorScreen';
import site from '@site/src/data/site.yml';
import Link from '@site/src/components/Link';
import header from '../Navbar/styles.module.css';

const {htmlLang, direction} = i18n.localeConfigs[i18n.currentLocale]!;

/**
 * Shown when the layout or the host fails: src/publish makes /500.html to /504.html of this page. The header has no
 * links, which might fail as well. Docusaurus's tags in the head and attributes of the root element are missing here,
 * so this page sets the language, on which fonts depend, and the viewport.
 */
export default function ThemeError(props: Props) {
  return (
    <>
      <Head>
        <html lang={htmlLang} dir={direction} data-has-hydrated="true" />
        <title>{`${site.name} | ${copy.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1.0" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={siteConfig.baseUrl + siteConfig.favicon!} />
      </Head>
      <header className={header.header}>
        <div className={header.row}>
          <Link className={header.brand} href={siteConfig.baseUrl}>
            <LogoMark className={header.mark} size={40} />
            <span className={`${header.wordmark} heading-font`}>{site.name}</span>
          </Link>
        </div>
      </header>
      <div id={SkipToContentFallbackId}>
        <ErrorScreen {...props} />
      </div>
    </>
  );
}
