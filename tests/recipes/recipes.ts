import {mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A block of code of a recipe: a new file, or lines that are added to one. */
export interface Step {
  /** The heading of the recipe: "A page". */
  recipe: string;
  /** From the folder of the repository. */
  file: string;
  isDiff: boolean;
  /** Without the line break at the end. */
  code: string;
}

/** The steps of the recipes in CONTRIBUTING.md, in their order: a line that begins with the file, and a block. */
export function readRecipes(markdown: string): Step[] {
  let recipe = '';
  return markdown.split(/^(?=### |`[^`\n]+`: )/m).flatMap((part): Step[] => {
    recipe = /^### (.*)/.exec(part)?.[1] ?? recipe;
    const [, file, language, code] =
      /^`([^`\n]+)`: .*\n\n```(\w+)\n([^]*?)\n```$/m.exec(part) ?? [];
    if (file === undefined || code === undefined) return [];
    return [{recipe, file, isDiff: language === 'diff', code}];
  });
}

/** Does what the block says. @throws Error when the file has no such line */
export function follow(folder: string, {file, isDiff, code}: Step): void {
  const place = path.join(folder, file);
  if (!isDiff) {
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, `${code}\n`);
    return;
  }
  const lines = readFileSync(place, 'utf8').split('\n');
  // Without other lines the block goes to the end, before the last line break.
  let at = /^ /m.test(code) ? 0 : lines.length - 1;
  for (const line of code.split('\n').filter((one) => one !== '@@')) {
    const text = line.slice(1);
    if (line.startsWith('+')) lines.splice(at, 0, text);
    else if (!lines.includes(text, at)) throw new Error(`${file} has no line “${text}”.`);
    at = line.startsWith('+') ? at + 1 : lines.indexOf(text, at) + 1;
  }
  writeFileSync(place, lines.join('\n'));
}

/** Deletes the new file, or the lines with +. @throws Error when they are not there */
export function takeOut(folder: string, {file, isDiff, code}: Step): void {
  const place = path.join(folder, file);
  if (!isDiff) {
    rmSync(place);
    if (readdirSync(path.dirname(place)).length === 0) rmdirSync(path.dirname(place));
    return;
  }
  let text = readFileSync(place, 'utf8');
  for (const [lines] of code.matchAll(/(?:^\+.*(?:\n|$))+/gm)) {
    const added = `${lines.trimEnd().replace(/^\+/gm, '')}\n`;
    if (!text.includes(added)) throw new Error(`${file} has not:\n${added}`);
    text = text.replace(added, '');
  }
  writeFileSync(place, text);
}
