import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What is read of a compilation. */
export interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: {getChunkModulesIterable(chunk: never): Iterable<object>};
}

interface Module {
  /** The modules that were joined into this one. */
  modules?: Module[];
  nameForCondition?(): string | null | undefined;
}

const IN_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const filesOf = (module: Module): string[] =>
  module.modules?.flatMap(filesOf) ?? [module.nameForCondition?.() ?? ''];

/** The folders of the packages of which a module is in a script or style sheet. */
export function packagesIn({chunks, chunkGraph}: Compilation): string[] {
  const files = [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk as never)].flatMap((module) =>
      filesOf(module as Module),
    ),
  );
  return [...new Set(files.flatMap((file) => IN_PACKAGE.exec(file)?.[0] ?? []))];
}

/** Packages without a text of their licence, each with one of the same owner and licence. */
const TEXT_FROM: Record<string, string> = {
  'media-played-ranges-mixin': 'media-chrome',
  'youtube-video-element': 'media-chrome',
};

function licenceText(folder: string): string | undefined {
  const read = (test: RegExp): string | undefined => {
    const file = readdirSync(folder).find((each) => test.test(each));
    return file && readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  };
  // Some packages have it at the end of their README only.
  return (
    read(/^licen[cs]e(?:\.|$)/i) ??
    /^#+ licen[cs]e\n+(.{300,})$/ims.exec(read(/^readme/i) ?? '')?.[1]
  );
}

/** @throws Error when the package has no text of its licence */
export function readNotice(folder: string): string {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string>;
  const other = TEXT_FROM[name];
  const text = licenceText(folder) ?? (other && licenceText(path.join(folder, '..', other)));
  if (!text)
    throw new Error(`${name} is in the scripts of the site, but has no text of its licence.`);
  return `${name} ${version} (${license})\n\n${text}`;
}
