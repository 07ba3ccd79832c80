import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from 'site-elements/inline';
import {WORKER} from '../lib/urls';

/**
 * Delays the first paint until the content after the header begins, in a build until the first screen is there: on a
 * slow machine the links of the header were painted before the buttons beside them, and then moved. Chrome 124 and
 * newer support it. The id is `SkipToContentFallbackId` of @docusaurus/theme-common, which Node cannot load.
 */
const wholeHeader = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/**
 * The colours of the browser's own bar: the brand colour in the light scheme, else the page background of the dark one.
 * The first whose media query is true counts, and colourScheme.ts changes that query.
 */
const barColours = [
  {media: '(prefers-color-scheme: light)', content: '#b3122f'},
  {content: '#0f1228'},
].map((attributes) => ({tagName: 'meta', attributes: {name: 'theme-color', ...attributes}}));

const script = (contents: string, attributes = {}) => ({
  tagName: 'script',
  attributes,
  innerHTML: inlineScript(contents, __dirname),
});

/**
 * Puts the scripts of this folder, one file for each behaviour, into the head of every page or of those with an
 * attribute, in development and in a build. Every byte is in these pages, so behaviour that can wait for its first use
 * is an element (element.ts in src/components). A file names the component that it serves, and the component names the file.
 */
export default function pageScripts({siteStorage}: LoadContext): Plugin {
  // In development the page begins empty, and a stored copy would hide a change.
  const isBuild = process.env.NODE_ENV !== 'development';
  const worker = isBuild ? WORKER : '';
  const headTags = [
    ...(isBuild ? [wholeHeader] : []),
    ...barColours,
    // For pages with the attribute; src/publish/first-paint removes them from the others.
    // The home page has such a search, below its picture.
    script(
      `import {animateOnce} from './homePicture';
      import {answerTrades, keepChoices} from './tradeSearch';
      animateOnce(); answerTrades(); keepChoices();`,
      {'data-for': 'data-trades'},
    ),
    script(`import {leadToTrade, showAnswer} from './tradeSearch'; leadToTrade(); showAnswer();`, {
      'data-for': 'data-element',
    }),
    script(`import {showCity} from './city'; showCity();`, {'data-for': 'data-city-text'}),
    script(`import {markCurrentSection} from './currentSection'; markCurrentSection();`, {
      'data-for': 'data-contents',
    }),
    script(`import {nameMissingAddress} from './missingAddress'; nameMissingAddress();`, {
      'data-for': 'data-missing-address',
    }),
    script(`import {showWhetherOpen} from './callingHours'; showWhetherOpen();`, {
      'data-for': 'data-open-from',
    }),
    // Last: Docusaurus joins it with the loader of elements, which follows, into one script, and
    // src/publish/first-paint the scripts before it.
    script(
      `import {runOnEveryPage} from './everyPage'; runOnEveryPage('theme${siteStorage.namespace}', '${worker}');`,
    ),
  ];
  return {name: 'page-scripts', injectHtmlTags: () => ({headTags})};
}
