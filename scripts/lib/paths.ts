import path from 'node:path';

/** The root of the project, wherever a command is typed. */
export const siteDir = path.resolve(__dirname, '../..');
/** The folder of files that may be deleted at any time; never committed. */
export const cacheDir = path.join(siteDir, '.cache');
/** The build to make, to serve or to test. */
export const buildDir = path.join(siteDir, 'build');

/** The folder of a package that only tests need, which setup.mjs installs. */
export const testTool = (name: 'browser' | 'chromium-80' | 'firefox' | 'vercel' | 'workerd') =>
  path.join(siteDir, 'tests/tools', name);

/** How a program of an installed package is run, by its name. */
export const inSite = {cwd: siteDir, preferLocal: true, reject: false, stdin: 'ignore'} as const;
