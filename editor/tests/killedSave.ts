import fs from 'node:fs/promises';
import type {NewCommit} from '../repository';
import {openRepository} from '../server/gitRepository';

// A process that makes a commit and stops at a point of it, until it is killed.
const [folder = '', point = '', request = ''] = process.argv.slice(2);
const {rename} = fs;
let files = 0;

async function stop(): Promise<void> {
  process.send?.(point);
  await new Promise(() => undefined);
}

fs.rename = async (from, to) => {
  const isIndex = String(to).endsWith('index');
  if (point === 'pending' && !isIndex) await stop();
  await rename(from, to);
  files += 1;
  const isHere = {'first file': files === 1, 'last file': files === 4, index: isIndex}[point];
  if (isHere) await stop();
};

async function save(): Promise<void> {
  const user = {name: 'Asha Rai', email: 'asha@example.com', login: 'asha'};
  const repository = await openRepository({folder, isBare: false, user});
  await repository.commit(JSON.parse(request) as NewCommit);
  await stop();
}

void save();
