/**
 * A reporter of Jest and of Playwright, which call methods of different names. Tells scripts/test.ts after each test, or
 * file of tests, how far they are. Plain JavaScript, because Jest compiles no reporter.
 */
module.exports = class Reporter {
  state = {done: 0, all: 0, unit: 'tests', passed: 0, failed: 0, skipped: 0};

  /** @param {string[]} failures names of tests that have failed just now */
  tell(failures = []) {
    // Nobody listens where the program was started by itself.
    process.send?.({...this.state, failures});
  }

  /** Of Jest, which knows how many files there are, but not how many tests. */
  onRunStart({numTotalTestSuites}) {
    Object.assign(this.state, {all: numTotalTestSuites, unit: 'files'});
    this.tell();
  }

  onTestResult(_file, {testResults, testFilePath, testExecError}, all) {
    Object.assign(this.state, {
      done: all.numPassedTestSuites + all.numFailedTestSuites + all.numPendingTestSuites,
      passed: all.numPassedTests,
      failed: all.numFailedTests + all.numRuntimeErrorTestSuites,
      skipped: all.numPendingTests,
    });
    const failed = testResults.filter(({status}) => status === 'failed');
    const names = failed.map(({fullName}) => fullName);
    this.tell(testExecError ? [testFilePath, ...names] : names);
  }

  /** Of Playwright. */
  onBegin(_config, suite) {
    this.state.all = suite.allTests().length;
    this.tell();
  }

  onTestEnd(test, {status, retry}) {
    const isBad = status !== test.expectedStatus && status !== 'skipped';
    if (isBad && retry < test.retries) return;
    this.state.done += 1;
    this.state[isBad ? 'failed' : status === 'skipped' ? 'skipped' : 'passed'] += 1;
    const name = test.titlePath().slice(2).join(' › ');
    this.tell(isBad ? [name] : []);
  }

  /** What fails outside of tests. */
  onError({message = ''}) {
    this.state.failed += 1;
    this.tell([message]);
  }
};
