/** What only a build reads of the configuration. */
const FOR_THE_BUILD = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/**
 * The configuration as the scripts in the browser need it. Docusaurus sends all of it, with the
 * options of plugins and the folder of the build in them.
 *
 * @param source the module that Docusaurus generates: a comment and `export default {…};`
 * @throws Error when it is not of that form
 */
export function leanConfig(source: string): string {
  const json = /export default (?<json>\{.*\});?\s*$/su.exec(source)?.groups?.json;
  if (!json) throw new Error('The configuration that Docusaurus generates has changed its form.');
  const config = JSON.parse(json) as Record<string, unknown>;
  const lean = without(config, FOR_THE_BUILD);
  lean.themeConfig = without(config.themeConfig ?? {}, ['prism']);
  return `export default ${JSON.stringify(lean)};\n`;
}

const without = (settings: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
