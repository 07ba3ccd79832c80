/**
 * What a file of tests has made for the others that a process runs: Node itself loads this module (inNode.cjs).
 * As texts, because an object would keep all that belongs to the file of tests.
 *
 * @type {Map<string, string>}
 */
module.exports = new Map();
