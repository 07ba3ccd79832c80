import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Import} from './markdownPage';

/**
 * The Markdown file that an import brings in, as a path from the site's folder, also through a module
 * that only passes it on. Undefined for anything that is no Markdown.
 */
export function importedMarkdown(siteDir: string, {file, from}: Import): string | undefined {
  const wanted = from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : from.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from)
      : undefined;
  if (wanted === undefined || /\.mdx?$/.test(wanted)) return wanted;

  const module = ['', '.ts', '.tsx']
    .map((ending) => wanted + ending)
    .find((name) => /\.tsx?$/.test(name) && existsSync(path.join(siteDir, name)));
  if (!module) return undefined;
  const source = readFileSync(path.join(siteDir, module), 'utf8');
  const passedOn = /^export\s*\{\s*default\s*\}\s*from\s*['"]([^'"]+\.mdx?)['"]/m.exec(source)?.[1];
  return passedOn === undefined
    ? undefined
    : importedMarkdown(siteDir, {file: module, line: 1, name: '', from: passedOn});
}
