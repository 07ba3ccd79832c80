import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from 'site-elements/inline';
import {WORKER} from '../publish/offline/storedPages';

/**
 * Nothing is drawn before what follows the header begins: on a slow machine its links were drawn while the
 * buttons beside them were still to come, and moved. Chrome 124 and newer know it. The id is
 * `SkipToContentFallbackId` of @docusaurus/theme-common, which Node cannot load.
 */
const wholeHeader = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

const script = (contents: string, attributes = {}) => ({
  tagName: 'script',
  attributes,
  innerHTML: inlineScript(contents, __dirname),
});

/** Puts the scripts of README.md into the head of every page, while writing and in a build. */
export default function pageScripts({siteStorage}: LoadContext): Plugin {
  // While writing, a copy would hide a change.
  const worker = process.env.NODE_ENV === 'development' ? '' : WORKER;
  const headTags = [
    wholeHeader,
    // For pages with one of the attributes; src/publish/first-paint removes them from the others.
    // The home page has such a search, below its picture.
    script(
      `import {animateOnce} from './homePicture';
      import {answerTrades, showAnswer} from './tradeSearch';
      animateOnce(); answerTrades(); showAnswer();`,
      {'data-for': 'data-trades'},
    ),
    script(`import {showCity} from './city'; showCity();`, {'data-for': 'data-city-text'}),
    script(
      `import {markCurrentSection} from './currentSection';
      import {nameMissingAddress} from './missingAddress';
      import {showWhetherOpen} from './callingHours';
      markCurrentSection(); nameMissingAddress(); showWhetherOpen();`,
      {'data-for': 'data-open-from data-contents data-missing-address'},
    ),
    // Last: Docusaurus makes one script of it and the loader of elements, which follows.
    script(
      `import {runOnEveryPage} from './everyPage'; runOnEveryPage('theme${siteStorage.namespace}', '${worker}');`,
    ),
  ];
  return {name: 'page-scripts', injectHtmlTags: () => ({headTags})};
}
