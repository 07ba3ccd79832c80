import {cpSync} from 'node:fs';
import path from 'node:path';
import {benchDir} from '../../lib/paths';

/** The template's own files, as the command that begins a new site copies them. */
export function copyTemplate(folder: string): void {
  const templates = path.join(benchDir, 'node_modules/create-docusaurus/templates');
  const copy = (from: string, to: string): void =>
    cpSync(path.join(templates, from), path.join(folder, to), {recursive: true});
  copy('shared/src/css', 'src/css');
  copy('shared/static', 'static');
  copy('classic/docusaurus.config.js', 'stock.config.js');
  copy('classic/package.json', 'package.json');
}
