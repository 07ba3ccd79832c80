import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales} from 'nepali-text/locale';
import {gitOutput} from 'content/git';
import {loadSiteData} from '../data';
import {ERROR_STATUSES} from '../lib/urls';
import {type Build, type PublishStep, runSteps} from './build';
import {readDocuments} from './documents';
import {firstPaint} from './first-paint';
import {headingFaces, headingFont} from './heading-font';
import {hostFiles} from './hosts';
import {mediaFeeds} from './mediaFeed';
import {notices} from './notices';
import {serviceWorker} from './offline';
import {searchRecords} from './search';
import {searchEngines} from './search-engines';
import {socialPictures} from './social';

/**
 * The commit that the site was built from, and the time, in a file that no document names. `files`: a commit on no
 * branch that has what was changed in the folder, where there is something.
 */
function buildRecord({siteDir}: Build) {
  const commit = gitOutput(siteDir, 'rev-parse', 'HEAD')?.trim();
  const files = gitOutput(siteDir, 'stash', 'create')?.trim() || undefined;
  return {'/build.json': `${JSON.stringify({commit, files, time: new Date().toISOString()})}\n`};
}

/**
 * What a build makes of the documents of Docusaurus, in this order. A document that Docusaurus has not rendered, such as
 * one in static/ for a search engine, is left alone.
 */
const steps: Readonly<Record<string, PublishStep>> = {
  'social pictures': socialPictures,
  'search records': searchRecords,
  'structured data': searchEngines,
  'heading font': headingFont,
  'first paint': firstPaint,
  'media feeds': mediaFeeds,
  'service worker': serviceWorker,
  'third-party notices': notices,
  'build record': buildRecord,
  // Last: a policy holds the hashes of finished documents.
  'files of hosts': hostFiles,
};

/**
 * V8 lets its heap double before it collects what the documents leave behind one after the other. Collecting
 * more often took a fifth from the peak of a build without caches, 1,370 MB.
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=15');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Makes the files of a build that are no pages. */
export default function publish({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const {currentLocale, localeConfigs} = i18n;
  return {
    name: 'publish',

    injectHtmlTags: () => ({
      headTags: [
        ...(currentLocale === 'ne' ? [{tagName: 'style', innerHTML: headingFaces(siteDir)}] : []),
        // The Open Graph tags that are the same for every page; the others are in components/PageName.
        {tagName: 'meta', attributes: {property: 'og:type', content: 'website'}},
      ],
    }),

    // The screens that hosts answer with when they fail, from the component for errors.
    contentLoaded({actions: {addRoute}}) {
      for (const status of ERROR_STATUSES) {
        addRoute({
          path: `${baseUrl}${status}.html`,
          component: '@theme/Error',
          props: {error: {status}},
          exact: true,
        });
      }
    },

    // Docusaurus builds one language after the other and has no hook after the last one.
    async postBuild({outDir}) {
      if (currentLocale !== i18n.locales.at(-1)) return;
      collectOften();
      const dir = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const documents = await readDocuments(siteDir, dir);
      const languages = locales.map((locale) => ({
        locale,
        base: localeConfigs[locale]!.baseUrl,
        pages: documents.filter(({facts, isScreen}) => facts.lang === locale && !isScreen),
      }));
      // A build of one language alone, with `--locale`.
      if (languages.some(({pages}) => pages.length === 0)) return;
      const {lists} = await loadSiteData(siteDir);
      await runSteps({siteDir, dir, url: siteConfig.url, lists, documents, languages}, steps);
    },
  };
}
