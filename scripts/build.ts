import {buildSite} from './lib/buildSite';

/** npm run build: writes the whole site into build/. */
async function main(): Promise<void> {
  if (!(await buildSite())) process.exitCode = 1;
}

void main();
