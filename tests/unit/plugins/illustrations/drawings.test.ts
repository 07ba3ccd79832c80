import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Lists} from '@site/src/data/lists';
import {locales} from 'nepali-text/locale';
import {
  certificateDrawings,
  dayAndNight,
  type Drawings,
  drawingsIn,
  drawingsOf,
  fileModule,
  insideOf,
  phoneWith,
  sprite,
  threadColours,
} from '@site/src/plugins/illustrations/drawings';
import {loadSiteData} from '@site/src/data';

const folder = (name: string) => drawingsIn(`src/illustrations/${name}`);
const motifs = folder('motifs');
const sheets = folder('certificates');
const portraits = folder('portraits');

let lists: Lists;

beforeAll(async () => {
  lists = (await loadSiteData(process.cwd())).lists.en;
});

const entries = (...ids: string[]) => ids.map((id) => ({id}));
const different = (drawings: Drawings) => new Set(Object.values(drawings)).size;

it('has a drawing for every entry, each another one', () => {
  const outlets = Object.values(lists.outlets);
  for (const list of [lists.partners, outlets, lists.milestones]) {
    const drawn = drawingsOf(list, motifs);
    expect(Object.keys(drawn)).toEqual(list.map(({id}) => id));
    expect(different(drawn)).toBe(list.length);
    for (const {id} of list) expect(drawn[id]).toBe(motifs[id]);
  }
  expect(Object.keys(folder('cities'))).toEqual(lists.cities.map(({id}) => id).sort());
});

it('gives an entry without a drawing one that no other entry has, while there is one', () => {
  const drawings = {a: 'A', b: 'B', c: 'C', d: 'D'};
  expect(drawingsOf(entries('b', 'bank', 'bakery'), drawings)).toEqual({
    b: 'B',
    bank: 'A',
    bakery: 'C',
  });
  expect(different(drawingsOf(entries('1', '2', '3', '4', '5'), drawings))).toBe(4);
  expect(drawingsOf(entries('pokhara', 'new'), {pokhara: 'scene'}, drawings)).toEqual({
    pokhara: 'scene',
    new: 'A',
  });
});

it('writes a sprite that a page can point into, without what only a file of its own needs', () => {
  const drawing =
    '<svg xmlns="x" width="9" viewBox="0 0 4 4" preserveAspectRatio="none">' +
    '<style>:root{}</style><path d="M0 0h4"/><path class="shade" d="M0 0"/></svg>';
  expect(sprite({a: drawing})).toContain(
    '<symbol id="a" viewBox="0 0 4 4" preserveAspectRatio="none"><path d="M0 0h4"/></symbol>',
  );
  expect(() => sprite({a: '<svg><path/></svg>'})).toThrow('"a" is no SVG with a viewBox');
});

it('takes the colours of the page in every motif and every city', () => {
  for (const drawing of Object.values({...motifs, ...folder('cities')})) {
    expect(drawing).toContain('<style>');
    expect(sprite({drawing})).toMatch(
      /^<svg[^>]*><symbol[^>]*><g[^>]*>(?:<path stroke="var\(--w-\w+\)" d="[^"]+"\/>)+<\/g><\/symbol><\/svg>/,
    );
  }
});

it('colours a drawing by day and below it by night', () => {
  const colours = threadColours(
    ':root {\n  --w-night: 0%;\n  --w-r: #b3122f;\n  --w-i: #1c2260;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --w-r: #a8173a;\n  }\n}\n',
  );
  const svg = (fills: string) => `<svg xmlns="x" viewBox="0 0 48 56">${fills}</svg>`;
  expect(dayAndNight(svg('<a fill="var(--w-r)"/><b fill="var(--w-i)"/>'), colours)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 112">' +
      '<g transform="translate(0 0)"><a fill="#b3122f"/><b fill="#1c2260"/></g>' +
      '<g transform="translate(0 56)"><a fill="#a8173a"/><b fill="#1c2260"/></g></svg>\n',
  );
  expect(() => dayAndNight(svg('<a fill="var(--w-x)"/>'), colours)).toThrow('--w-x');
  const sheet = threadColours(readFileSync('src/css/illustrations.css', 'utf8'));
  for (const portrait of Object.values(portraits))
    expect(dayAndNight(portrait, sheet)).not.toContain('var(');
});

it('keeps motifs and the phone small', () => {
  const size = (drawings: Drawings) => gzipSync(sprite(drawings)).length;
  expect(size(motifs)).toBeLessThanOrEqual(512 * Object.keys(motifs).length);
  expect(size({phone: phoneWith(folder('').phone!, lists, portraits)})).toBeLessThanOrEqual(3600);
});

it('writes a module that knows the files and their sizes', () => {
  const drawings = {
    launch: '<svg width="510" height="340" viewBox="0 0 9 9">',
    new: '<svg viewBox="0 0 48 56">',
  };
  expect(fileModule('milestone', drawings)).toBe(
    "export default {\n  'launch': {src: require('./milestone-launch.sprite'), width: 510, height: 340},\n" +
      "  'new': {src: require('./milestone-new.sprite'), width: 48, height: 56},\n};\n",
  );
});

it.each(locales)(
  'draws each kind of certificate in both shapes, a sample in words: %s',
  (locale) => {
    const sample = sheets[`sample-${locale}`]!;
    const papers = (['registration', 'letter', 'award'] as const).flatMap((kind) =>
      (['portrait', 'landscape'] as const).map((shape) => ({
        ...lists.certificates[0]!,
        id: `${kind}-${shape}`,
        kind,
        shape,
        image: undefined,
      })),
    );
    const drawn = certificateDrawings(papers, sheets, motifs, sample);
    for (const {id, shape} of papers) {
      const svg = drawn[id]!;
      expect(svg).toContain(
        shape === 'portrait' ? 'width="720" height="960"' : 'width="960" height="720"',
      );
      expect(svg).toContain(insideOf(sample));
      expect(svg).toContain('<use href="#sample"');
      expect(svg).toContain('<use href="#crest"');
      // No legible word, and paper that is white at night.
      expect(svg).not.toMatch(/<text|prefers-color-scheme/);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(2048);
    }
    expect(different(drawn)).toBe(papers.length);
  },
);

it('gives every certificate another crest, and none to a scan', () => {
  const papers = lists.certificates.map((paper) => ({...paper, image: undefined}));
  const alike = papers.map((paper) => ({...paper, kind: 'letter' as const}));
  expect(different(certificateDrawings(alike, sheets, motifs, sheets['sample-en']!))).toBe(
    papers.length,
  );
  const scan = {...papers[0]!, image: lists.certificates[0]!.image ?? ({} as never)};
  expect(certificateDrawings([scan], sheets, motifs, '')).toEqual({});
});

it('shows professions and cities of the lists on the phone', () => {
  const [first] = lists.services;
  const services = [{...first!, name: 'Plumber & fitter'}, ...lists.services.slice(1)];
  const svg = phoneWith(folder('').phone!, {...lists, services}, portraits);
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(words).toHaveLength(2 + 2 * 4);
  const city = lists.cities[0]!.name;
  expect(words.slice(0, 4)).toEqual([
    ...[lists.site.name, `Plumber &amp; fitter, ${city}`, 'Plumber &amp; fitter', city],
  ]);
  expect(svg).toContain(insideOf(portraits[first!.id]!));
  expect(svg).not.toContain('{');
});
