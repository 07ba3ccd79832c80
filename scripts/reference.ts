import {systemLocale} from 'content/say';
import {collections} from '../src/data/lists';
import {
  componentsReference,
  listReference,
  listsReference,
  noSuchList,
} from '../src/content/reference';
import {siteDir} from './lib/paths';

/** npm run reference: the lists; -- team: the fields of one; -- components: those for prose. */
const locale = process.argv.includes('--ne') ? 'ne' : systemLocale(process.env);
const names = Object.keys(collections).sort();
const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const collection = Object.entries(collections).find(([name]) => name === wanted)?.[1];

if (!wanted) console.log(listsReference(names, locale));
else if (wanted === 'components') console.log(componentsReference());
else if (collection) console.log(listReference(siteDir, wanted, collection, locale));
else {
  console.error(noSuchList(wanted, names, locale));
  process.exitCode = 1;
}
