import {defineConfig} from '@playwright/test';
import {flags} from './tests/browser/support/browser';
import {fontsOf} from './tests/browser/support/devices';
import {testEnvironment} from './tests/browser/support/testEnvironment';

const prepared = testEnvironment();

/** WebKit takes the same walk as Firefox. */
const testDirOf = (name: string) =>
  name === 'editor-browser'
    ? 'editor/tests/browser'
    : `tests/${name === 'webkit' ? 'firefox' : name}`;

const editor = {
  // A worker copies the site and collects its words first, which costs as much as four of these tests.
  workers: 1,
  // Against hanging, as below: a save checks the whole site, and one test does eleven tasks.
  timeout: 900_000,
  expect: {timeout: 120_000},
};

export default defineConfig({
  projects: ['documents', 'browser', 'hosting', 'editor-browser', 'firefox', 'webkit'].map(
    (name) => ({
      name,
      testDir: testDirOf(name),
      // A run empties its output folder first, and two projects may run at the same time.
      outputDir: `test-results/${name}`,
      ...(name === 'editor-browser' && editor),
      // All tests of Firefox share one browser, and each has a tab.
      ...(/firefox|webkit/.test(name) && {workers: 1}),
    }),
  ),
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Once more on a busy CI machine; the report names a test that needed it "flaky".
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Limits against hanging, not measures: two busy cores need most of a minute for a page at ten widths.
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['./scripts/lib/reporter.cjs']],
  use: {
    baseURL: prepared?.origin,
    screenshot: 'only-on-failure',
    // offline.spec.ts allows it: elsewhere a copy would hide what a test does to the network.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: prepared?.browser.executablePath,
      ...flags,
      // The same fonts on every machine: those of a phone.
      env: {...process.env, ...prepared?.browser.env, ...fontsOf('android')} as Record<
        string,
        string
      >,
    },
  },
});
