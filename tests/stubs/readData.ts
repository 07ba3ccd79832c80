import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {collections} from '@site/src/data/lists';
import {contractOf} from 'content/lists/siteContracts';
import {readCopyReads} from 'content/lists/copyReads';
import {type Locale, locales} from 'nepali-text/locale';
import {arrange} from 'content/lists/parse';
import {fieldContextAlone} from 'content/lists/examples';
import {createFields} from 'content/lists/fields';
import * as z from 'zod';

/** The module of a file of src/data in English; facts stay as they are written, in braces. */
export function readData(file: string) {
  const list = path.relative(path.resolve('src/data'), file).replace(/\.yml$/, '');
  const written: unknown = parse(readFileSync(file, 'utf8'));
  const contracts = {collections, reads: () => readCopyReads('.')};
  const collection = contractOf(contracts, {list, value: written})!;
  const dataIn = (locale: Locale) => {
    const drawings = (folder: string) =>
      readdirSync(folder).map((name) => path.basename(name, '.svg'));
    const fields = createFields({...fieldContextAlone(locale), drawings});
    // The file is read in a thread, for which this transform cannot wait.
    const schema = collection.schema({...fields, typeface: z.string()});
    const data: unknown =
      collection.shape === 'map' ? schema.parse(written) : schema.array().parse(written);
    return arrange(data, collection, locale);
  };
  const inEveryLocale = Object.fromEntries(locales.map((locale) => [locale, dataIn(locale)]));
  return {__esModule: true, default: inEveryLocale.en, inEveryLocale};
}
