/* How a text was before, from the history of the site. */
import {parse} from 'yaml';
import {blocksOf} from 'content-checks/pages/blocks';
import {parsePage} from 'content-checks/pages/readPages';
import {valueAt} from 'content-checks/valuePath';
import {likeness, wordDiff} from 'content-checks/wordDiff';
import {textToEdit} from 'minimal-edits/markdownEdits';
import {positionsOf} from 'minimal-edits/mergeYaml';
import type {Earlier, FilePath, Json} from '../protocol';
import {namesOf} from 'minimal-edits/values';
import {askGit, contentIn} from './git';
import {contentOf} from './writeChanges';

/** How many commits are looked at, and how many versions are shown. */
const COMMITS = 200;
const SHOWN = 20;
/** How much two blocks must have in common to be one that was changed. */
const ALIKE = 0.3;

/** Finds the same text in an older version; undefined before it was there. */
type Reader = (source: string) => string | undefined;

/** @param path as in an edit of the file as it is now */
export async function history(siteDir: string, file: string, path: FilePath): Promise<Earlier[]> {
  const source = (await contentOf(siteDir, file))?.toString() ?? '';
  const read = (/\.mdx?$/.test(file) ? blockReader : valueReader)(file, source, path);
  const current = read(source);
  const words = ['log', `-${COMMITS}`, '--format=%H%x00%aI%x00%an', '--', `./${file}`];
  const versions: Earlier[] = [];
  let newer = current;
  for (const line of (await askGit(siteDir, ...words))?.split('\n') ?? []) {
    const [commit = '', time = '', author = ''] = line.split('\0');
    const content = commit ? await contentIn(siteDir, commit, file) : null;
    const text = content ? read(content.toString()) : undefined;
    if (text === undefined || versions.length === SHOWN) break;
    // Who wrote a version is in the oldest of its commits.
    if (text === newer)
      versions.splice(-1, 1, ...versions.slice(-1).map((one) => ({...one, time, author})));
    else versions.push({time, author, text, change: wordDiff(text, newer ?? '')});
    newer = text;
  }
  return versions.filter(({text}) => text !== current);
}

/** A value of a list, by the ids that lead to it. */
function valueReader(_: string, source: string, path: FilePath): Reader {
  const names = namesOf(parse(source) as Json, path);
  return (older) => {
    const value = parse(older) as Json;
    const at = positionsOf(value, names);
    const found = at && valueAt(value, at);
    return typeof found === 'string' ? found : undefined;
  };
}

/** A block of a page, or a field at its top; of blocks, the most alike in the same section. */
function blockReader(file: string, source: string, [place = 0]: FilePath): Reader {
  if (typeof place === 'string') {
    return (older) => {
      const value = parsePage(file, older).frontMatter.get(place)?.value;
      return typeof value === 'string' ? value : undefined;
    };
  }
  let known = blocksOf(parsePage(file, source))[place];
  return (older) => {
    const page = parsePage(file, older);
    const {kind, section, text = ''} = known ?? {};
    const [best] = blocksOf(page)
      .filter((block) => block.kind === kind && block.section === section)
      .map((block) => ({block, like: likeness(block.text ?? '', text)}))
      .filter(({like}) => like >= ALIKE)
      .sort((one, other) => other.like - one.like);
    if (!best) return undefined;
    known = best.block;
    return textToEdit(page, best.block);
  };
}
