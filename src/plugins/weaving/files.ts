import type {Lists} from '../../collections';
import type {Locale} from '../../lib/locale';
import {certificate, certificateSize} from '../../weave/certificate';
import type {WovenPicture} from '../../weave/sprite';
import {standalone} from '../../weave/svg';

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

/** A drawing for each certificate without a scan, by its id. */
export function certificateDrawings(
  certificates: Lists['certificates'],
  locale: Locale,
): Record<string, DrawnFile> {
  const drawings = certificates
    .filter(({image}) => image === undefined)
    .map(({id, title, shape, kind}): [string, DrawnFile] => {
      const svg = certificate({title, shape, kind, sampleLabel: locale});
      return [id, {svg, ...certificateSize[shape]}];
    });
  return Object.fromEntries(drawings);
}

/** How many times larger a picture is in the lightbox than on its page. */
const FULL_SCALE = 5;

/** The pictures of a sprite as files of their own, by their ids: what a page opens in full. */
export function standaloneFiles(
  pictures: readonly WovenPicture[],
  shaded: boolean,
): Record<string, DrawnFile> {
  return Object.fromEntries(
    pictures.map((picture) => [picture.id, standalone(picture, {scale: FULL_SCALE, shaded})]),
  );
}
