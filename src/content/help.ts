import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

type Texts = Readonly<Record<'en' | 'ne', string>>;

/**
 * What the editor says about the files of src/data, by the path to a field: `team.name`. The name of a field that
 * occurs in one place only needs no path (`link.to`); `*.` is help for every field of a name.
 */
export const help = parse(readFileSync(path.join(__dirname, 'help.yml'), 'utf8')) as Readonly<
  Record<'fields' | 'help', Readonly<Record<string, Texts>>>
> & {
  readonly groups: Readonly<Record<string, Readonly<Record<'name' | 'about', Texts>>>>;
  readonly lists: Readonly<Record<string, Texts & {readonly group?: string}>>;
};
