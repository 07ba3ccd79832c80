import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheDir} from '../../scripts/lib/paths';
import {compareRecords} from './compare';
import {comparePictures, takePictures} from './pictures';
import {recordBuild, type BuildRecord} from './record';

const HELP = `Compares the build with the one that was kept.
  npm run golden -- keep [--pictures]   keeps the record of build/
  npm run golden [-- --pictures]        prints "same", or what differs`;

const folder = path.join(cacheDir, 'golden');
const kept = path.join(folder, 'record.json');
const pictures = {before: path.join(folder, 'before'), after: path.join(folder, 'after')};

/** Prints what differs. @returns whether nothing does */
function report(title: string, differences: readonly string[]): boolean {
  console.log(differences.length > 0 ? `${differences.join('\n\n')}\n` : `${title}: same`);
  return differences.length === 0;
}

async function main(words: readonly string[]): Promise<void> {
  const isKept = words.includes('keep');
  const withPictures = words.includes('--pictures');
  if (words.some((word) => !['keep', '--pictures'].includes(word))) throw new Error(HELP);
  if (!isKept && !existsSync(kept)) throw new Error(`No record is kept yet.\n${HELP}`);
  mkdirSync(folder, {recursive: true});
  const record = await recordBuild();
  if (withPictures) await takePictures(pictures.after);
  if (isKept) {
    writeFileSync(kept, JSON.stringify(record, null, 1));
    if (withPictures) {
      rmSync(pictures.before, {recursive: true, force: true});
      renameSync(pictures.after, pictures.before);
    }
    console.log(`Kept ${Object.keys(record).length} parts of the build.`);
    return;
  }
  const before = JSON.parse(readFileSync(kept, 'utf8')) as BuildRecord;
  const same = report('record', compareRecords(before, record));
  const samePictures =
    !withPictures || report('pictures', comparePictures(pictures.before, pictures.after));
  if (!same || !samePictures) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
