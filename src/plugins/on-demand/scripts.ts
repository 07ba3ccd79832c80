import type {Lists} from '../../collections';

/** A script that the starter loads when an element with its name in `data-load` is used. */
interface ScriptOnDemand {
  /** A module with a function `start(settings)`, from `src/plugins`, without `.ts`. */
  readonly module: string;
  /** A style sheet, from `src/plugins`; the script loads it. */
  readonly sheet?: string;
  /** The words of a language that the script needs. */
  readonly words?: (lists: Lists) => unknown;
}

const isDevServer = () => process.env.NODE_ENV === 'development';

/** By their names, which two of them read as a parameter of the address, too. */
export const scriptsOnDemand: Readonly<Record<string, ScriptOnDemand>> = {
  /** The search over all pages. Its records are written when all pages are finished. */
  q: {
    module: 'search/browser/siteSearch',
    sheet: 'search/browser/search.css',
    words: ({'pages/answers': words}) =>
      // The records are made from finished pages, which writers do not have.
      isDevServer() ? {...words, failed: 'The search works in a build only: npm start.'} : words,
  },
};
