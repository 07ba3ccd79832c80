/** A drawing that becomes a file of its own. */
export interface DrawnFile {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/**
 * A module that gives the address and the size of every drawing by its id.
 *
 * @param prefix of the files' names: `certificate` for `certificate-<id>.woven`
 */
export function fileModule(prefix: string, files: Readonly<Record<string, DrawnFile>>): string {
  const ids = Object.keys(files);
  const imports = ids.map((id, index) => `import d${index} from './${prefix}-${id}.woven';\n`);
  const entries = Object.entries(files).map(
    ([id, {width, height}], index) =>
      `  '${id}': {src: d${index}, width: ${width}, height: ${height}},\n`,
  );
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
