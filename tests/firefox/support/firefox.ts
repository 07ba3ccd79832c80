import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {testTool} from '../../../scripts/lib/paths';
import {fontsOf} from '../../browser/support/devices';
import type {Firefox, Tab} from './types';
import {launchWebKit} from './webkit';

interface Puppeteer {
  launch(options: Record<string, unknown>): Promise<Firefox>;
}

const executablePath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => path.join(folder, name)))
  .find((file) => existsSync(file));

/** What puppeteer-core asks of it, an older one does not know: the orientation, clicks beside a strict policy. */
const OLDEST = 153;

function whyMissing(): string | null {
  if (!executablePath) {
    return 'not installed: firefox-esr or firefox, so nothing was tried in Firefox.';
  }
  const version = execFileSync(executablePath, ['--version'], {encoding: 'utf8'}).trim();
  const [major] = /\d+/.exec(version) ?? [];
  if (Number(major) >= OLDEST) return null;
  return `too old: ${version}, where ${OLDEST} is the oldest, so nothing was tried in Firefox.`;
}

/** Why nothing can be tested in Firefox here, or null. */
export const firefoxMissing = whyMissing();

const SETTINGS = {
  // Scrolling to each thing that is pressed would take longer than all the rest.
  'ui.prefersReducedMotion': 1,
  // Nobody but this machine answers.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

async function launch(): Promise<Firefox> {
  const folder = path.join(testTool('firefox'), 'node_modules/puppeteer-core');
  const {default: puppeteer} = (await import(
    path.join(folder, 'lib/cjs/puppeteer/puppeteer-core.js')
  )) as {default: Puppeteer};
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: {...process.env, ...fontsOf('android')},
    extraPrefsFirefox: SETTINGS,
  });
}

type Visit = (address: string) => Promise<Tab>;

/**
 * `visit` opens a tab of a visitor who was never here, on a phone of the smallest common size. No test may
 * write errors or warnings into its console, where breaches of the content policy are, too.
 */
export const test = base.extend<{visit: Visit}, {firefox: Firefox}>({
  firefox: [
    async ({}, use, {project}) => {
      const firefox = await (project.name === 'webkit' ? launchWebKit() : launch());
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
  visit: async ({firefox, baseURL}, use) => {
    const trouble: string[] = [];
    const visitors: {close(): Promise<unknown>}[] = [];
    await use(async (address) => {
      const visitor = await firefox.createBrowserContext();
      visitors.push(visitor);
      const tab = await visitor.newPage();
      tab.on('pageerror', (error) => trouble.push(String(error)));
      tab.on('console', (message) => {
        if (/^(?:error|warn)/.test(message.type())) trouble.push(message.text());
      });
      await tab.setViewport({width: 360, height: 740});
      await tab.goto(new URL(address, baseURL).href);
      return tab;
    });
    for (const visitor of visitors) await visitor.close();
    expect(trouble).toEqual([]);
  },
});

export {expect};
