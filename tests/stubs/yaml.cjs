const {parse} = require('yaml');

/** Compiles a YAML file for Jest: to the value that it holds, as the bundler of the editor does. */
module.exports = {
  process: (source) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(parse(source))};`,
  }),
};
