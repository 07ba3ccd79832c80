import {certificate, type CertificateOptions} from '../../weave/certificate';
import type {Language} from '../../collections/language';
import {valueAt} from '../site-data/locate';
import {readList} from '../site-data/readLists';

/** The sheets that stand in for papers without a scan: id → SVG file. */
export function certificateDrawings(siteDir: string, language: Language): Record<string, string> {
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
    return [[id, certificate({title, shape, border, sampleLabel: language})]];
  });
  return Object.fromEntries(drawings) as Record<string, string>;
}

/** A module that gives the address of every such sheet by its id. */
export function certificateModule(ids: readonly string[]): string {
  const imports = ids.map((id, index) => `import c${index} from './certificate-${id}.woven';\n`);
  const entries = ids.map((id, index) => `  '${id}': c${index},\n`);
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
