import {certificate, type CertificateOptions, certificateSize} from '../../weave/certificate';
import type {Language} from '../../collections/language';
import {valueAt} from '../site-data/locate';
import {readList} from '../site-data/readLists';
import type {DrawnFile} from './files';

/** The sheets that stand in for papers without a scan, by the id of the paper. */
export function certificateDrawings(
  siteDir: string,
  language: Language,
): Record<string, DrawnFile> {
  const {value} = readList(siteDir, 'certificates');
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const drawings = entries.flatMap((entry) => {
    const id = valueAt(entry, ['id']);
    const title = valueAt(entry, ['title', 'en']);
    const hasScan = valueAt(entry, ['image']) !== undefined;
    if (typeof id !== 'string' || typeof title !== 'string' || hasScan) return [];
    // The list's own check says what shape and border may be.
    const shape = valueAt(entry, ['shape']) as CertificateOptions['shape'];
    const border = valueAt(entry, ['border']) as CertificateOptions['border'];
    const svg = certificate({title, shape, border, sampleLabel: language});
    return [[id, {svg, ...certificateSize[shape]}]];
  });
  return Object.fromEntries(drawings) as Record<string, DrawnFile>;
}
