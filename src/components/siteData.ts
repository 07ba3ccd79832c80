import siteModule from '@site-data/site';
import type {Data} from '@site/src/collections';

/** The contents of src/data/site.yml in the language of the page. */
export const site = siteModule as Data<'site'>;
