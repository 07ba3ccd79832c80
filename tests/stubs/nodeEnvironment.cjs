// A worker of Jest that has run many files holds a gigabyte, most of it garbage: Node sees no reason to collect it. Giving
// that back takes longer than the half second that Jest waits for the end of a worker; it then says that tests leak.

const v8 = require('node:v8');
const vm = require('node:vm');
const {TestEnvironment} = require('jest-environment-node');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

// Nothing is left to do then, so the heap need not be taken down piece by piece.
process.once('beforeExit', () => process.exit());

module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    collectGarbage();
  }
};
