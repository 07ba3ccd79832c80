import path from 'node:path';
import {parseArgs} from 'node:util';

export const profiles = ['mobile', 'slow'] as const;
export type ProfileName = (typeof profiles)[number];

/** What others would build the same site with. */
export const peerNames = ['docusaurus', 'astro', 'starlight', 'vite'] as const;
export type PeerName = (typeof peerNames)[number];

export interface Build {
  label: string;
  dir: string;
}

export interface PageOptions {
  /** Paths as a visitor types them. */
  pages: string[];
  /** Counted visits of each page, besides one that only warms up. */
  runs: number;
  profiles: ProfileName[];
  /** Builds of ours; none means that of this folder, made when something has changed. */
  builds: Build[];
  peers: PeerName[];
  withOurs: boolean;
  /** Gives the others our web fonts, which their themes do without. */
  sameFonts: boolean;
  /** Lighthouse on every route of ours, and nothing else. */
  allRoutes: boolean;
}

const PAGES = '/,/career,/media,/press,/ne/press';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @throws when one of the words is not among the known */
function amongst<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): Name[] {
  const words = listed(text);
  const unknown = words.filter((word) => !known.some((name) => name === word));
  if (words.length === 0 || unknown.length > 0) {
    throw new Error(`--${option} takes some of ${known.join(', ')}, and got "${text}".`);
  }
  return known.filter((name) => words.includes(name));
}

/** Folders are told apart by their names, or by their whole paths where the names are the same. */
function labelled(folders: readonly string[]): Build[] {
  if (folders.length < 2) return folders.map((dir) => ({label: 'ours', dir}));
  const names = folders.map((dir) => path.basename(path.resolve(dir)));
  const isClear = new Set(names).size === names.length;
  return folders.map((dir, index) => ({label: `ours ${isClear ? names[index] : dir}`, dir}));
}

/** @throws in words for whoever typed it */
export function readPageOptions(args: string[]): PageOptions {
  const {values} = parseArgs({
    args,
    options: {
      pages: {type: 'string', default: PAGES},
      runs: {type: 'string'},
      profile: {type: 'string', default: profiles.join(',')},
      only: {type: 'string', default: ['ours', ...peerNames].join(',')},
      ours: {type: 'string', default: ''},
      'same-fonts': {type: 'boolean', default: false},
      'all-routes': {type: 'boolean', default: false},
    },
  });
  const allRoutes = values['all-routes'];
  const pages = listed(values.pages);
  if (pages.length === 0 || pages.some((page) => !/^\/[\w./-]*$/.test(page))) {
    throw new Error(`--pages takes paths such as /,/career, and got "${values.pages}".`);
  }
  const runs = Number(values.runs ?? (allRoutes ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs takes a whole number above 0, and got "${values.runs}".`);
  }
  const contestants = amongst('only', values.only, ['ours', ...peerNames] as const);
  return {
    pages,
    runs,
    profiles: amongst('profile', values.profile, profiles),
    builds: labelled(listed(values.ours)),
    peers: allRoutes ? [] : peerNames.filter((name) => contestants.includes(name)),
    withOurs: allRoutes || contestants.includes('ours'),
    sameFonts: values['same-fonts'],
    allRoutes,
  };
}
