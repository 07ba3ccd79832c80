import './setup';
import type {ReactElement} from 'react';
import {renderToStaticMarkup, renderToString} from 'react-dom/server';
import {Router} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {render, type RenderResult, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context as DocusaurusContext} from '@docusaurus/core/lib/client/docusaurusContext';

type Locale = 'en' | 'ne';

interface Options {
  /** The address of the page, with its query. */
  route?: string;
  locale?: Locale;
}

const context = (locale: Locale) => ({
  siteConfig: {
    title: 'Brand',
    baseUrl: locale === 'en' ? '/' : `/${locale}/`,
    url: 'https://brand.example',
    trailingSlash: false,
    future: {experimental_router: 'browser'},
    themeConfig: {colorMode: {defaultMode: 'light', disableSwitch: false}},
  },
  i18n: {
    currentLocale: locale,
    defaultLocale: 'en',
    locales: ['en', 'ne'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
      ne: {label: 'नेपाली', htmlLang: 'ne', baseUrl: '/ne/'},
    },
  },
  codeTranslations: {},
  globalData: {},
  siteMetadata: {},
});

function inSite(element: ReactElement, history: MemoryHistory, locale: Locale): ReactElement {
  return (
    <DocusaurusContext.Provider value={context(locale) as never}>
      <BrowserContextProvider>
        <HelmetProvider>
          <Router history={history}>{element}</Router>
        </HelmetProvider>
      </BrowserContextProvider>
    </DocusaurusContext.Provider>
  );
}

const historyAt = (route: string) => createMemoryHistory({initialEntries: [route]});

/** Puts the HTML of the build into the document, as a visitor without JavaScript gets it. */
export function renderWithoutScripts(element: ReactElement, options: Options = {}) {
  const {route = '/', locale = 'en'} = options;
  document.body.innerHTML = renderToStaticMarkup(inSite(element, historyAt(route), locale));
  return within(document.body);
}

interface HydratedPage extends RenderResult {
  user: UserEvent;
}

/** Hydrates the HTML of the build, as in a browser. A mismatch between the two fails the test. */
export function renderHydrated(element: ReactElement, options: Options = {}): HydratedPage {
  const {route = '/', locale = 'en'} = options;
  const page = inSite(element, historyAt(route), locale);
  document.body.innerHTML = '';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inSite(element, historyAt(route.split('?')[0]!), locale));
  const result = render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => {
      throw error;
    },
  });
  return {...result, user: userEvent.setup()};
}
