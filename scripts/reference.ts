import {systemLocale} from 'content/check/sentences';
import {collections} from '../src/data/lists';
import {componentsReference, listReference, listsReference} from '../src/content/reference';
import {siteDir} from './lib/paths';

/** npm run reference: the lists; -- team: the fields of one; -- components: those for prose. */
const locale = process.argv.includes('--ne') ? 'ne' : systemLocale(process.env);
const names = Object.keys(collections).sort();
const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const collection = Object.entries(collections).find(([name]) => name === wanted)?.[1];

if (wanted === 'components') console.log(componentsReference());
else if (wanted && collection) console.log(listReference(siteDir, wanted, collection, locale));
else console.log(listsReference(names, locale));
if (wanted && wanted !== 'components' && !collection) process.exitCode = 1;
