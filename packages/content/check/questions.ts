import type {Problem} from '../say/diagnostics';
import {latinDigits} from 'nepali-text/digits';
import type {ContentFiles} from '../read/files';
import {unusedPictures} from '../pictures/unusedPictures';
import {say, type Sentence} from '../say';
import {type Path, partsOf, placeOf, valueAt} from '../read/values';
import {lineOf, writeYaml, type YamlFile} from '../read/yaml';
import type {Contracts} from '../lists/siteContracts';
import type {Inspection} from '../lists/inspect';

/** A question about a value that may be meant or may be a mistake: its place, and what is unusual. */
type Question = readonly [path: Path, sentence: Sentence];

interface Lists {
  collections: Contracts['collections'];
  now: Date;
}

type Ask = (file: YamlFile, lists: Lists) => Question[];

/**
 * Questions about the lists of a site. They fail no check, because what they ask about is sometimes right.
 *
 * @param now days after it are in the future
 */
export function questionsAbout(
  site: ContentFiles,
  {files, pictures, problems}: Pick<Inspection, 'files' | 'pictures' | 'problems'>,
  collections: Contracts['collections'],
  now: Date,
): Problem[] {
  // There is no question about a line with a mistake.
  const isRight = (file: string, line?: number) =>
    !problems.some((problem) => problem.file === file && (line ?? problem.line) === problem.line);
  const inLists = files.flatMap((file) =>
    asks
      .flatMap((ask) => ask(file, {collections, now}))
      .filter(([at]) => isRight(file.file, at.length > 0 ? lineOf(file, at) : undefined))
      .map(([at, sentence]): Problem => ({
        file: file.file,
        line: lineOf(file, at),
        place: placeOf(file.value, at),
        ...sentence,
      })),
  );
  const flat = pictures.flatMap(({address, found}) => {
    if (!('files' in found)) return [];
    const {width, height} = found.files;
    return Math.max(width / height, height / width) > FLAT
      ? [about(address, say('ask.narrow'))]
      : [];
  });
  // A list with mistakes may name the pictures.
  const unused = problems.length > 0 ? [] : unusedPictures(site);
  const asked = unused.map((address) => about(address, say('ask.unusedPicture')));
  return [...inLists, ...flat, ...asked];
}

/** The ratio of the sides from which a picture is neither a photograph nor a drawn name. */
const FLAT = 6;

const about = (address: string, sentence: Sentence): Problem => ({
  file: `static${address}`,
  line: 1,
  ...sentence,
});

const bilingualTextsIn = (file: YamlFile) =>
  [...partsOf(file.value)].flatMap(({path: at, value}) => {
    const [en, ne] = [valueAt(value, ['en']), valueAt(value, ['ne'])];
    return typeof en === 'string' && typeof ne === 'string' ? [{at, en, ne}] : [];
  });

const units: Readonly<Record<string, number>> = {
  K: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  lakh: 1e5,
  M: 1e6,
  million: 1e6,
  करोड: 1e7,
  crore: 1e7,
};

/** The figures of a text as numbers, sorted: 100000 for `100K+` and for `१ लाख+`. */
function figuresIn(text: string): number[] {
  const latin = latinDigits(text)
    .replace(/\{[^{}]*\}/g, '')
    .replace(/(?<=\d),(?=\d)/g, '');
  return [...latin.matchAll(/(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)?/gu)]
    .map(([, number, unit = '']) => Number(number) * (units[unit] ?? 1))
    .sort((one, other) => one - other);
}

const inEnglish: Ask = (file) =>
  bilingualTextsIn(file).flatMap(({at, en, ne}) => {
    const words = /\p{Script=Latin}{2,}/u.test(ne.replace(/\{[^{}]*\}/g, ''));
    const isEnglish = words && !/\p{Script=Devanagari}/u.test(ne) && en.trim() !== '';
    return isEnglish ? [[[...at, 'ne'], say('ask.noNepali')] as const] : [];
  });

const otherFigures: Ask = (file) =>
  bilingualTextsIn(file).flatMap(({at, en, ne}) => {
    const [english, nepali] = [figuresIn(en), figuresIn(ne)];
    const isOther = english.length > 0 && nepali.length > 0 && english.join() !== nepali.join();
    return isOther ? [[at, say('ask.figures', {en, ne})] as const] : [];
  });

/** Nepal's clock is 5 h 45 min ahead of UTC, in milliseconds: there a day begins before it does in UTC. */
const NEPAL = 345 * 60_000;

const inFuture: Ask = (file, {now}) =>
  [...partsOf(file.value)].flatMap(({path: at, value}) => {
    const isLater =
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(value) &&
      at.at(-1) !== 'expires' &&
      Date.parse(value) > now.getTime() + NEPAL;
    return isLater ? [[at, say('ask.future', {day: value})] as const] : [];
  });

const entriesIn = ({value}: YamlFile): unknown[] => (Array.isArray(value) ? value : []);

/** Asks about a `short` that does not fit `value`: it is written by hand, and easily forgotten. */
const otherShort: Ask = (file) =>
  entriesIn(file).flatMap((entry, index) => {
    const value = valueAt(entry, ['value']);
    const short = valueAt(entry, ['short', 'en']);
    if (typeof value !== 'number' || typeof short !== 'string') return [];
    const [figure = value] = figuresIn(short);
    const question = say('ask.short', {short, value});
    return figure <= value && value < 2 * figure ? [] : [[[index, 'short'], question] as const];
  });

/** Fields that two entries of a list have the same by mistake only. */
const ONE_OF_A_KIND = ['headline', 'name', 'title', 'caption', 'file', 'youtube', 'image', 'link'];

const repeatedValues: Ask = (file) => {
  const first = new Map<string, number>();
  return entriesIn(file).flatMap((entry, index) =>
    ONE_OF_A_KIND.flatMap((field) => {
      const value = valueAt(entry, [field, 'en']) ?? valueAt(entry, [field]);
      const earlier = first.get(`${field} ${String(value)}`);
      if (typeof value !== 'string') return [];
      if (earlier === undefined) {
        first.set(`${field} ${value}`, index);
        return [];
      }
      const line = lineOf(file, [earlier, field]);
      return [[[index, field], say('ask.twice', {value, line})] as const];
    }),
  );
};

const fewer: Ask = (file, {collections}) => {
  const {expected = {}} = (file.document && collections[file.list]) || {};
  return Object.entries(expected).flatMap(([part, count]) => {
    const entries = entriesIn(file);
    const inPart = valueAt(file.value, [part]);
    const found = Array.isArray(inPart)
      ? inPart.length
      : part === 'all'
        ? entries.length
        : entries.filter((entry) => valueAt(entry, [part]) !== undefined).length;
    const question = say('ask.fewer', {found, least: count});
    return found < count ? [[Array.isArray(inPart) ? [part] : [], question] as const] : [];
  });
};

/** Asks about a file in another form than the editor writes: an edit of one value would reformat all. */
const otherForm: Ask = ({document, value, source}) =>
  !document || writeYaml(value) === source.replaceAll('\r\n', '\n') ? [] : [[[], say('ask.form')]];

const asks = [otherForm, inEnglish, otherFigures, inFuture, otherShort, repeatedValues, fewer];
