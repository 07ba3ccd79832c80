/** For the bundler, which knows no TypeScript: the plugin gives the function. */
module.exports = function (content) {
  const done = this.async();
  this.getOptions()
    .load(this, content)
    .then((result) => done(null, result), done);
};

// Pictures are no text.
module.exports.raw = true;
