const path = require('node:path');

/** Compiles a file of src/data for Jest: to what its page gets. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = require(${JSON.stringify(path.join(__dirname, 'readData.ts'))}).readData(${JSON.stringify(file)});`,
  }),
};
