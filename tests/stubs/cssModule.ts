// Every class of a stylesheet is called what it is called in the stylesheet.
const classes: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {get: (_, name) => (name === '__esModule' ? undefined : String(name))},
);

module.exports = classes;
