/** For the bundler, which knows no TypeScript: compiles a module in every build. */
module.exports = function (content) {
  this.cacheable(false);
  return content;
};
