/** For the bundler, which knows no TypeScript: the plugin gives the function. */
module.exports = function () {
  const done = this.async();
  this.getOptions()
    .load(this)
    .then((code) => done(null, code), done);
};
