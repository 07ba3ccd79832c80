import {parseArgs} from 'node:util';

export const peerNames = ['astro', 'docusaurus'];
export const profileNames = ['mobile', 'slow'];

const list = (text) => text.split(',').filter(Boolean);

function someOf(option, text, known) {
  const chosen = list(text);
  if (chosen.length === 0 || !chosen.every((name) => known.includes(name))) {
    throw new Error(`--${option} takes some of ${known.join(', ')}, not "${text}".`);
  }
  return chosen;
}

/** @throws a sentence about the option that is wrong */
export function readOptions(args) {
  const {values} = parseArgs({
    args,
    options: {
      pages: {type: 'string', default: '/,/career,/media,/press,/ne/press'},
      profile: {type: 'string', default: profileNames.join(',')},
      peers: {type: 'string', default: peerNames.join(',')},
      ours: {type: 'string', default: '../build'},
      runs: {type: 'string'},
      'all-routes': {type: 'boolean', default: false},
      taps: {type: 'string'},
      work: {type: 'boolean', default: false},
    },
  });
  const allRoutes = values['all-routes'];
  const pages = list(values.pages);
  if (pages.length === 0 || !pages.every((page) => page.startsWith('/'))) {
    throw new Error(`--pages takes paths such as /,/career, not "${values.pages}".`);
  }
  const runs = Number(values.runs ?? (allRoutes ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`);
  }
  return {
    allRoutes,
    taps: values.taps,
    pages,
    runs,
    profiles: values.work ? ['work'] : someOf('profile', values.profile, profileNames),
    peers:
      values.peers === 'none' || allRoutes || values.taps
        ? []
        : someOf('peers', values.peers, peerNames),
    /** Folders of finished builds. */
    ours: list(values.ours),
  };
}
