/**
 * Compiles a file of a package for Jest: Node itself loads the package, once for all files of tests that a process
 * runs. The `node:module` of Jest extends that of Node.
 */
module.exports = {
  process: () => ({
    code: "module.exports = Object.getPrototypeOf(require('node:module')).createRequire(__filename)(__filename);",
  }),
};
