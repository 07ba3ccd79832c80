import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FoundBrowser} from '../../../tests/browser/support/browser';
import {compressFolder} from '../../lib/compress';
import {filesBelow} from '../../lib/inputHash';
import {benchDir, siteDir} from '../../lib/paths';
import type {PageOptions, PeerName} from '../pages/options';
import {readContent, type SiteContent} from './content';
import {runQuietly} from './runQuietly';
import {copyTemplate} from './template';
import {type Typeface, typefaceOf} from './typeface';
import {places, writers} from './writers';

export interface PeerSite {
  name: PeerName;
  /** What its build wrote, compressed as ours is. */
  dir: string;
  isSinglePage: boolean;
}

const folderOf = (name: PeerName, typeface: Typeface | null): string =>
  path.join(benchDir, '.peers', typeface ? `${name}-same-fonts` : name);
const skeletons = path.join(benchDir, 'peers');
const URL = 'https://sipalu.example';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/** The colours of the drawings, by day and by night. */
const palette = (): string =>
  readFileSync(path.join(siteDir, 'src/css/woven.css'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('{--w-'))
    .join('\n');

/** What the peers are made from. */
interface Source {
  /** A build of ours. */
  build: string;
  content: SiteContent;
  typeface: Typeface | null;
}

/** Writes the sources of a peer from nothing. */
function writeSources(name: PeerName, {build, content, typeface}: Source): void {
  const folder = folderOf(name, typeface);
  const {files, styles} = places[name];
  rmSync(folder, {recursive: true, force: true});
  if (name === 'docusaurus') copyTemplate(folder);
  cpSync(path.join(skeletons, name), folder, {recursive: true});
  for (const file of [...content.files, ...(typeface?.files ?? [])])
    cpSync(path.join(build, file), path.join(folder, files, file));
  cpSync(path.join(build, 'img/favicon.svg'), path.join(folder, files, 'favicon.svg'));
  write(
    path.join(folder, 'site.json'),
    JSON.stringify({name: content.name, url: URL, frames: content.frames}),
  );
  for (const [file, text] of Object.entries(writers[name](content))) {
    write(path.join(folder, file), text);
  }
  const shared = (sheet: string): string =>
    readFileSync(path.join(skeletons, 'shared', sheet), 'utf8');
  const added = `${palette()}\n${shared('content.css')}\n${typeface?.css ?? ''}`;
  if (name === 'docusaurus') {
    const own = path.join(folder, styles, 'custom.css');
    return writeFileSync(own, `${readFileSync(own, 'utf8')}\n${added}`);
  }
  write(path.join(folder, styles, 'content.css'), added);
  if (name !== 'starlight') write(path.join(folder, styles, 'site.css'), shared('site.css'));
}

/** A fingerprint of all that makes the peers what they are. */
function stampOf({content, typeface}: Source): string {
  const hash = createHash('sha256').update(JSON.stringify({content, typeface}));
  for (const root of [path.join(siteDir, 'scripts/bench/peers'), skeletons]) {
    for (const file of filesBelow(root, '.')) hash.update(readFileSync(path.join(root, file)));
  }
  return hash.update(readFileSync(path.join(benchDir, 'package-lock.json'))).digest('hex');
}

/** @throws what the builder said, when it fails */
async function buildPeer(name: PeerName, source: Source): Promise<PeerSite> {
  const folder = folderOf(name, source.typeface);
  const {built, program} = places[name];
  const dir = path.join(folder, built);
  const stamp = path.join(folder, '.stamp');
  const current = stampOf(source);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    console.error(`Building ${name} with our ${source.content.pages.length} pages …`);
    writeSources(name, source);
    const [file, ...words] = program;
    await runQuietly(path.join(benchDir, 'node_modules', file!), words, folder);
    await compressFolder(dir);
    writeFileSync(stamp, current);
  }
  return {name, dir, isSinglePage: name === 'vite'};
}

/**
 * The same words and pictures, as the owner would have them with something else. What is built
 * stays until the words, the sources or the packages change.
 *
 * @param build a build of ours, where the words and pictures are taken from
 */
export async function peerSites(
  {peers, sameFonts}: PageOptions,
  build: string,
  browser: FoundBrowser,
): Promise<PeerSite[]> {
  if (peers.length === 0) return [];
  const content = await readContent(build, browser);
  const typeface = sameFonts ? typefaceOf(build, content) : null;
  const sites: PeerSite[] = [];
  for (const name of peers) sites.push(await buildPeer(name, {build, content, typeface}));
  return sites;
}
