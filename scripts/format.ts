import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'content/read/files';
import {parseYamlFile, writeYaml} from 'content/read/yaml';
import {siteDir} from './lib/paths';

/** npm run format: the lists in their one form, which has no comments; Prettier does the rest. */
const folder = path.join(siteDir, 'src/data');
for (const name of filesBelow(folder).filter((one) => one.endsWith('.yml'))) {
  const bytes = readFileSync(path.join(folder, name));
  const {document, value, source} = parseYamlFile(name, name, bytes);
  const text = writeYaml(value);
  if (document && text !== source) writeFileSync(path.join(folder, name), text);
}
