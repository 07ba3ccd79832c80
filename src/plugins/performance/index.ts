import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {documentsIn, finish} from '../finish-build';
import {withFirstPaint} from './firstPaint';

/** The steps of README.md that make pages lighter; a build without this plugin is the same site. */
export default function performance(): Plugin {
  return {
    name: 'performance',

    postBuild: (props) => finish(props, 20, addFirstPaint),
  };
}

/** Lets browsers draw every page as soon as its HTML is there. */
async function addFirstPaint(buildDir: string): Promise<void> {
  const sheetAt = (address: string) => readFileSync(path.join(buildDir, address), 'utf8');
  for (const name of documentsIn(buildDir)) {
    const file = path.join(buildDir, name);
    writeFileSync(file, await withFirstPaint(readFileSync(file, 'utf8'), sheetAt));
  }
}
