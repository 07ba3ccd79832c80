import lighthouse from 'lighthouse';
import {tryTwice, withBrowser} from './browser.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export const SLOW = {kbps: 700, rtt: 300, cpu: 6};

const profiles = {
  /** Lighthouse's own: a fast visit, from which it calculates one on slow 4G with a CPU 4 times slower. */
  mobile: {},
  /** Applied while Lighthouse visits, not calculated. */
  slow: {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: SLOW.rtt,
      rttMs: SLOW.rtt,
      downloadThroughputKbps: SLOW.kbps,
      uploadThroughputKbps: SLOW.kbps,
      throughputKbps: SLOW.kbps,
      cpuSlowdownMultiplier: SLOW.cpu,
    },
    maxWaitForLoad: 120_000,
  },
};

/** Audits other than speed that lower the score. */
const failingAudits = ({audits, categories: found}) =>
  Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, {auditRefs}]) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({id}) => `${id}: ${audits[id].title}`);

function readReport({audits, categories: found}) {
  const requests = audits['network-requests'].details.items.filter(({url}) => /^http/.test(url));
  const scores = Object.entries(found).map(([name, {score}]) => [name, Math.round(score * 100)]);
  return {
    scores: Object.fromEntries(scores),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    bytes: requests.reduce((sum, {transferSize}) => sum + transferSize, 0),
    requests: requests.length,
    failing: failingAudits({audits, categories: found}),
  };
}

/** One first visit of Lighthouse's telephone, with a browser of its own. */
export function visit(url, browser, profile, onlyCategories = ['performance']) {
  return tryTwice(() =>
    withBrowser(browser, async (port) => {
      const flags = {port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true};
      const {lhr} = await lighthouse(url, {...flags, ...profiles[profile]});
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return readReport(lhr);
    }),
  );
}
