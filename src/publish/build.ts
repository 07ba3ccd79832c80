import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PerfLogger} from '@docusaurus/logger';
import type {Lists} from '../data/lists';
import type {Locale} from 'nepali-text/locale';
import type {HtmlDocument} from './documents';

export interface Language {
  locale: Locale;
  /** Where it lives, with a slash at both ends: "/" or "/ne/". */
  base: string;
  /** The pages of the language, without 404.html and the error screens. */
  pages: readonly HtmlDocument[];
}

/** What Docusaurus has made of all languages. */
export interface Build {
  siteDir: string;
  /** The folder of all languages. */
  dir: string;
  /** The address at which the site will live, without a slash at its end. */
  url: string;
  lists: Readonly<Record<Locale, Lists>>;
  documents: readonly HtmlDocument[];
  /** The default one first. */
  languages: readonly Language[];
}

/** Files by their address: "/robots.txt". */
export type OutputFiles = Readonly<Record<string, string | Uint8Array>>;

/** Changes documents, and returns the files that it makes of them. */
export type PublishStep = (build: Build) => OutputFiles | Promise<OutputFiles>;

/**
 * Runs the steps in their order, and writes the documents when all are done. With `DOCUSAURUS_PERF_LOGGER=true` the
 * time and the memory of each step are printed.
 *
 * @throws Error with the name of the step that fails
 */
export async function runSteps(
  build: Build,
  steps: Readonly<Record<string, PublishStep>>,
): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(build.dir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      const files = await PerfLogger.async(name, async () => step(build));
      for (const [file, content] of Object.entries(files)) write(file, content);
    } catch (error) {
      throw new Error(`The step "${name}" failed: ${(error as Error).message}`, {cause: error});
    }
  }
  for (const document of build.documents)
    write(document.file, (await document.finish(build.siteDir)).html);
}
