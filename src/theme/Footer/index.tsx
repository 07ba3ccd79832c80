import {staticPart} from '@site/src/components/StaticPart';
import type * as ContentModule from './_Content';

/** The same on every page of a language. */
export default staticPart(
  'site-footer',
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would put it into the browser's bundle
  IS_SERVER ? (require('./_Content') as typeof ContentModule).default : undefined,
  () => import('./_Content'),
);
