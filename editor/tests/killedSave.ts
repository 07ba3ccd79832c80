import fs from 'node:fs/promises';
import {openWorkspace} from '../server/workspace';
import {TWO_FILES} from './smallSite';

// A process that saves two files and stops between them, until it is killed.
const [siteDir = ''] = process.argv.slice(2);
const {rename} = fs;
fs.rename = async (from, to) => {
  await rename(from, to);
  if (!String(to).endsWith('services.yml')) return;
  process.send?.('between two files');
  await new Promise(() => undefined);
};

async function save(): Promise<void> {
  const workspace = await openWorkspace(siteDir);
  await workspace.save({edits: [...TWO_FILES], label: 'Two files'});
}

void save();
