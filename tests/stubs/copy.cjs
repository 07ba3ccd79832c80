const path = require('node:path');

/** Compiles a file of src/data/pages for Jest: to the English copy of its page. */
module.exports = {
  process(_source, file) {
    const parse = `require(${JSON.stringify(path.join(__dirname, 'parseCopy.ts'))}).default`;
    const code = `exports.__esModule = true; exports.default = ${parse}(${JSON.stringify(file)});`;
    return {code};
  },
};
