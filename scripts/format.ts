import {parseDocument} from 'yaml';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'content/files';
import {writeYaml} from 'content/read/yaml';
import {siteDir} from './lib/paths';

/** npm run format: the lists in the one way in which they are written; Prettier does the rest. */
const folder = path.join(siteDir, 'src/data');
for (const name of filesBelow(folder).filter((one) => one.endsWith('.yml'))) {
  const source = readFileSync(path.join(folder, name), 'utf8');
  const document = parseDocument(source);
  const text = writeYaml(document);
  if (document.errors.length === 0 && text !== source) {
    writeFileSync(path.join(folder, name), text);
  }
}
