import type {Lists} from '../../collections';
import {certificate, certificateSize} from '../../weave/certificate';
import type {Locale} from '../../lib/locale';
import type {DrawnFile} from './files';

/** A drawing for each certificate without a scan, by its id. */
export function certificateDrawings(
  certificates: Lists['certificates'],
  locale: Locale,
): Record<string, DrawnFile> {
  const drawings = certificates
    .filter(({image}) => image === undefined)
    .map(({id, title, shape, border}): [string, DrawnFile] => {
      const svg = certificate({title, shape, border, sampleLabel: locale});
      return [id, {svg, ...certificateSize[shape]}];
    });
  return Object.fromEntries(drawings);
}
