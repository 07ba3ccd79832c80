import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {type Locale, toLocale} from 'nepali-text/locale';

export interface Language {
  locale: Locale;
  /** Where it lives, with a slash at both ends: "/" or "/ne/". */
  base: string;
  /** The addresses of its pages, sorted; 404.html and the error screens are none. */
  pages: readonly string[];
}

/** What a build has written when the documents of all languages are there. */
export interface Build {
  /** The folder of all languages. */
  dir: string;
  /** The default one first. */
  languages: readonly Language[];
}

type Step = (build: Build) => void | Promise<void>;

interface Queue {
  languages: Language[];
  /** Of the last language. */
  steps: {rank: number; step: Step}[];
  done?: Promise<void>;
}

/*
 * By build folder. On the global object, because Docusaurus loads each plugin, of each locale, with a
 * module cache of its own: a variable of this module would not be shared.
 */
const shared = globalThis as Record<symbol, unknown>;
const queues = (shared[Symbol.for('finish-build')] ??= new Map()) as Map<string, Queue>;

type BuildProps = Pick<LoadContext, 'i18n' | 'baseUrl' | 'outDir'> & {
  routesPaths: readonly string[];
};

/** The documents of a build, by their paths in it; not those in hidden folders, which are never served. */
export const documentsIn = (buildDir: string): string[] =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !name.startsWith('.'),
  );

/**
 * Runs a step when the documents of all languages are there. To be called by a plugin in its `postBuild`,
 * before anything is awaited. Docusaurus builds one language after the other, calls the `postBuild` of all
 * plugins at once in each, and has no hook afterwards: so the last language's steps run, in the order of
 * their ranks, as soon as all of them have been added. In a build of one language alone (`--locale en`)
 * none does. A step reads and writes documents and files of its own plugin.
 *
 * @param props as `postBuild` is given them
 * @returns when all steps have run, which fails the build if one fails; at once before the last language
 */
export async function finish(props: BuildProps, rank: number, step: Step): Promise<void> {
  const {i18n, baseUrl, outDir, routesPaths} = props;
  const locale = toLocale(i18n.currentLocale);
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const dir = path.resolve(outDir, path.posix.relative(baseUrl, root));
  const queue: Queue = queues.get(dir) ?? {languages: [], steps: []};
  queues.set(dir, queue);
  if (queue.languages.every((language) => language.locale !== locale)) {
    const pages = [...new Set(routesPaths)].filter((page) => !/\/\d{3}\.html$/.test(page)).sort();
    queue.languages.push({locale, base: baseUrl, pages});
    queue.steps = [];
  }
  queue.steps.push({rank, step});
  if (queue.languages.length < i18n.locales.length) return;
  // In a microtask, when every plugin has added its steps.
  queue.done ??= Promise.resolve().then(() => run(dir, queue));
  await queue.done;
}

async function run(dir: string, {steps, languages}: Queue): Promise<void> {
  queues.delete(dir);
  for (const {step} of steps.sort((one, other) => one.rank - other.rank))
    await step({dir, languages});
}
