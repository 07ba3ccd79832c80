import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

type Texts = Readonly<Record<'en' | 'ne', string>>;

/**
 * What the editor says about the files of src/data. By the path to a field: `team.name`; a name of
 * a field may stand in one place only (`link.to`), and help for a field of that name anywhere has `*.`.
 */
export const help = parse(readFileSync(path.join(__dirname, 'help.yml'), 'utf8')) as Readonly<
  Record<'lists' | 'fields' | 'help', Readonly<Record<string, Texts>>>
>;
