const v8 = require('node:v8');
const vm = require('node:vm');
const {TestEnvironment} = require('jest-environment-node');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

// Nothing is left to do then, so the heap need not be taken down piece by piece.
process.once('beforeExit', () => process.exit());

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...words) {
    // Jest gives its context an object behind a Proxy, which every use of a global variable asks.
    const {createContext} = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...words);
    } finally {
      vm.createContext = createContext;
    }
    // What Node loads (inNode.cjs) gives its dates.
    this.global.Date = Date;
  }

  // Node lets garbage of a gigabyte lie. Giving that back takes longer than the half second that Jest waits for the end
  // of a worker; it then says that tests leak.
  async teardown() {
    await super.teardown();
    if (process.memoryUsage().heapUsed > 400e6) collectGarbage();
  }
};
