// The bundler loads its loaders by plain `require`, which knows no TypeScript.
const {require: load} = require('tsx/cjs/api');

module.exports = function loader(source) {
  const {step, ...options} = this.getOptions();
  return load(`./${step}.ts`, __filename)[step](source, {...options, file: this.resourcePath});
};
