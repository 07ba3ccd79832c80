import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsIn, finish} from '../finish-build';
import {type Start, withFirstPaint} from './firstPaint';

interface Options {
  scripts: Start;
}

/** The steps of README.md that make pages lighter; a build without this plugin is the same site. */
export default function performance({siteConfig}: LoadContext, {scripts}: Options): Plugin {
  // It takes a page whose scripts have not run for one that did not load.
  if (scripts === 'on-use') siteConfig.baseUrlIssueBanner = false;
  return {
    name: 'performance',

    postBuild: (props) => finish(props, 20, (buildDir) => addFirstPaint(buildDir, scripts)),
  };
}

/** Lets browsers draw every page as soon as its HTML is there. */
async function addFirstPaint(buildDir: string, start: Start): Promise<void> {
  const sheetAt = (address: string) => readFileSync(path.join(buildDir, address), 'utf8');
  for (const name of documentsIn(buildDir)) {
    const file = path.join(buildDir, name);
    writeFileSync(file, await withFirstPaint(readFileSync(file, 'utf8'), sheetAt, start));
  }
}
