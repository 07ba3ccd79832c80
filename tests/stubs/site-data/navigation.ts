import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Data} from '@site/src/collections';

/** The links of the site as they are: tests compare them with the names of the pages. */
const navigation = parse(
  readFileSync(path.join(__dirname, '../../../src/data/navigation.yml'), 'utf8'),
) as Data<'navigation'>;

export default navigation;
