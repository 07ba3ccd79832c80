import createPlugin from 'content/lists/plugin';
import {contracts} from '.';

/** Gives the lists of src/data to pages. */
export const siteData = createPlugin(contracts);
