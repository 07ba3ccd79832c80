import type {LoadContext, Plugin} from '@docusaurus/types';
import {finish} from '../finish-build';
import {loadSiteData} from '../site-data/siteData';
import {writeBoxes} from './writeBoxes';
import {writeRecords} from './writeRecords';

/** Writes the records of the search from the finished pages, and its box from the search page. */
export default function search({siteDir}: LoadContext): Plugin {
  return {
    name: 'search',
    postBuild: (props) =>
      finish(props, 10, async (buildDir) => {
        writeRecords(buildDir, (await loadSiteData(siteDir)).lists);
        writeBoxes(buildDir);
      }),
  };
}
