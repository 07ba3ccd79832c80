import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from 'site-elements/inline';
import {WORKER} from '../offline/kept';

/**
 * Nothing is drawn before what follows the header begins: on a slow machine its links were drawn while the
 * buttons beside them were still to come, and moved. Chrome 124 and newer know it. The id is
 * `SkipToContentFallbackId` of @docusaurus/theme-common, which Node cannot load.
 */
const wholeHeader = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/** Scripts for pages with one of the attributes; src/plugins/performance removes them from the others. */
const forPages = [
  {
    attributes: 'data-trades data-city',
    contents: `import {answerTrades, showCity} from './trades'; answerTrades(); showCity();`,
  },
  {
    attributes: 'data-open-from data-contents data-missing-address',
    contents: `import {markSection, noteMissingAddress, showWhetherOpen} from './notes';
      markSection(); noteMissingAddress(); showWhetherOpen();`,
  },
];

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default function starter({siteStorage}: LoadContext): Plugin {
  // While writing, a copy would hide a change.
  const worker = process.env.NODE_ENV === 'development' ? '' : WORKER;
  const innerHTML = starterScript(`theme${siteStorage.namespace}`, worker);
  const headTags = [
    wholeHeader,
    ...forPages.map(({attributes, contents}) => ({
      tagName: 'script',
      attributes: {'data-for': attributes},
      innerHTML: inlineScript(contents, __dirname),
    })),
    // Last: Docusaurus makes one script of it and the loader of elements, which follows.
    {tagName: 'script', innerHTML},
  ];
  return {name: 'starter', injectHtmlTags: () => ({headTags})};
}

/**
 * The script as it is in every page, without its element.
 *
 * @param worker the address of the service worker; empty for none
 */
export function starterScript(themeKey: string, worker: string): string {
  const values = [themeKey, worker].map((value) => JSON.stringify(value));
  return inlineScript(
    `import {starter} from './starter'; starter(window, ${values.join(', ')});`,
    __dirname,
  );
}
