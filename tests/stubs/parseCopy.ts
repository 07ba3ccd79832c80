import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {collections, type ListName} from '@site/src/collections';
import {fieldsAlone} from '@site/src/plugins/site-data/schemas';

/** The English copy in a file of src/data/pages; facts stay as they are written, in braces. */
export default function parseCopy(file: string): unknown {
  const list = `pages/${path.basename(file, '.yml')}` as ListName;
  const schema = collections[list].schema(fieldsAlone('en'));
  return schema.parse(parse(readFileSync(file, 'utf8')));
}
