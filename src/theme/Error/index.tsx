import type {ReactNode} from 'react';
import i18n from '@generated/i18n';
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import Mark from '@site/src/components/Brand/Mark';
import ErrorScreen from '@site/src/components/ErrorScreen';
import {site} from '@site/src/components/siteData';
import header from '../Navbar/styles.module.css';

const {htmlLang, direction} = i18n.localeConfigs[i18n.currentLocale]!;

/**
 * The layout itself failed: the error screen under a header without links that might fail, too. With the
 * page all that Docusaurus had set in the head and on the root element is gone: fonts depend on the
 * language, phones on the viewport, and src/plugins/starter on the mark of hydration.
 */
export default function ThemeError(props: Props): ReactNode {
  return (
    <>
      <Head>
        <html lang={htmlLang} dir={direction} data-has-hydrated="true" />
        <title>
          {`${site.name} | ${translate({
            id: 'error.title',
            message: 'Unexpected Application Error!',
            description: 'Title of the screen shown when a page fails',
          })}`}
        </title>
        <meta name="viewport" content="width=device-width, initial-scale=1.0" />
        <link rel="icon" href={siteConfig.baseUrl + siteConfig.favicon!} />
      </Head>
      <header className={header.header}>
        <div className={header.row}>
          <a className={header.brand} href={siteConfig.baseUrl}>
            <Mark className={header.mark} size={40} />
            <span className={header.wordmark}>{site.name}</span>
          </a>
        </div>
      </header>
      <ErrorScreen {...props} />
    </>
  );
}
