import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** @param buildDir the folder of all languages */
type Step = (buildDir: string) => void | Promise<void>;

interface Queue {
  /** The languages of which a plugin has added a step. */
  locales: Set<string>;
  /** Of the last one of them. */
  steps: {rank: number; step: Step}[];
  done?: Promise<void>;
}

/*
 * By build folder. On the global object, because Docusaurus loads each plugin, of each locale, with a
 * module cache of its own: a variable of this module would not be shared.
 */
const shared = globalThis as Record<symbol, unknown>;
const queues = (shared[Symbol.for('finish-build')] ??= new Map()) as Map<string, Queue>;

type BuildProps = Pick<LoadContext, 'i18n' | 'baseUrl' | 'outDir'>;

/** The folder of all languages. @param props as `postBuild` is given them */
export function buildDirOf({i18n, baseUrl, outDir}: BuildProps): string {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  return path.resolve(outDir, path.posix.relative(baseUrl, root));
}

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
  const {i18n} = props;
  const buildDir = buildDirOf(props);
  const queue: Queue = queues.get(buildDir) ?? {locales: new Set(), steps: []};
  queues.set(buildDir, queue);
  if (!queue.locales.has(i18n.currentLocale)) queue.steps = [];
  queue.locales.add(i18n.currentLocale);
  queue.steps.push({rank, step});
  if (queue.locales.size < i18n.locales.length) return;
  // In a microtask, when every plugin has added its steps.
  queue.done ??= Promise.resolve().then(() => run(buildDir, queue));
  await queue.done;
}

async function run(buildDir: string, {steps}: Queue): Promise<void> {
  queues.delete(buildDir);
  for (const {step} of steps.sort((one, other) => one.rank - other.rank)) await step(buildDir);
}
