import type {FoundBrowser} from './browser';

/** What the setup prepares for the tests, which run in processes of their own. */
interface TestEnvironment {
  browser: FoundBrowser;
  /** A host that follows the rules for addresses, for example "http://localhost:4000". */
  origin: string;
  /** A host that knows only 404.html. */
  githubPagesOrigin: string;
}

const VARIABLE = 'BROWSER_TEST_ENVIRONMENT';

export function setTestEnvironment(testEnvironment: TestEnvironment): void {
  process.env[VARIABLE] = JSON.stringify(testEnvironment);
}

/** Null before the setup has run: Playwright reads the configuration once without it. */
export function testEnvironment(): TestEnvironment | null {
  const text = process.env[VARIABLE];
  return text ? (JSON.parse(text) as TestEnvironment) : null;
}
