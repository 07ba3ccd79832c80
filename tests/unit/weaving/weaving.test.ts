import {
  certificateDrawings,
  cityFiles,
  citySymbols,
  drawingsIn,
  fileModule,
  standaloneFiles,
} from '@site/src/plugins/weaving/files';
import type {Lists} from '@site/src/collections';
import {
  iconSprite,
  motifPictures,
  phoneWords,
  wovenSprites,
} from '@site/src/plugins/weaving/sprites';
import {PORTRAITS, TRADES} from 'docusaurus-plugin-collections/contracts/fields';
import {loadSiteData} from '@site/src/plugins/site';
import {butta} from '@site/src/weave/butta';
import {drawings, insideOf, sprite} from '@site/src/weave/sprite';

let lists: Lists;

beforeAll(async () => {
  lists = (await loadSiteData(process.cwd())).lists.en;
});

it('has a picture for every entry, from its name', () => {
  const {partners, outlets, posters, milestones} = wovenSprites(lists);
  expect(partners.map(({id}) => id)).toEqual(lists.partners.map(({id}) => id));
  const [outlet] = Object.values(lists.outlets);
  expect(outlets).toContainEqual(
    expect.objectContaining({id: outlet!.id, grid: butta(outlet!.name, {size: 13})}),
  );
  expect(posters).toHaveLength(lists.videos.length);
  expect(milestones.map(({id}) => id)).toEqual(lists.milestones.map(({id}) => id));
});

it('writes a sprite that a page can point into, byte for byte the same every time', () => {
  const entries = [{id: 'a', name: 'A name'}];
  const first = sprite(drawings(motifPictures('partners', entries)));
  expect(first).toContain('<symbol id="a" viewBox="0 0 78 78" preserveAspectRatio="none">');
  expect(first).toBe(sprite(drawings(motifPictures('partners', entries))));
  expect(() => sprite({a: '<svg><path/></svg>'})).toThrow('"a" is no SVG with a viewBox');
});

it('writes the pictures of a sprite as files of their own, and a module that knows them', () => {
  const files = standaloneFiles(motifPictures('milestones', [{id: 'launch', name: 'launch'}]));
  expect(Object.keys(files)).toEqual(['launch']);
  expect(fileModule('milestone', files)).toBe(
    "import d0 from './milestone-launch.woven';\n" +
      "export default {\n  'launch': {src: d0, width: 510, height: 510},\n};\n",
  );
});

it('shows the scene of a city, in the colours of the page, or the motif of its name', () => {
  const files = cityFiles(
    [
      {id: 'pokhara', name: 'Pokhara'},
      {id: 'new', name: 'A new city'},
    ],
    drawingsIn('src/weave/cities'),
  );
  expect(files.pokhara).toMatchObject({width: 1440, height: 640});
  expect(files.new).toMatchObject({width: 510, height: 340});
  for (const {svg} of Object.values(files)) expect(svg).toContain('<style>');
  for (const svg of Object.values(citySymbols(files))) {
    expect(svg).toMatch(
      /^<svg[^>]*><g[^>]*>(?:<path stroke="var\(--w-\w+\)" d="[^"]+"\/>)+<\/g><\/svg>/,
    );
  }
});

it('draws every certificate in the shape that the list says', () => {
  const [first] = lists.certificates;
  const [wide, high] = (['landscape', 'portrait'] as const).map((shape) => ({
    ...first!,
    id: shape,
    shape,
    image: undefined,
  }));
  const drawn = certificateDrawings([wide!, high!], 'ne');
  expect(drawn.landscape).toMatchObject({width: 960, height: 720});
  expect(drawn.portrait).toMatchObject({width: 720, height: 960});
});

it('lays the icons of a list in one sprite, in the colour of the page, by the ids of its entries', () => {
  const icons = drawingsIn(TRADES);
  const [first] = lists.services;
  const file = iconSprite(lists.services, icons);
  expect(file.match(/<symbol/g)).toHaveLength(lists.services.length);
  expect(file).toContain(
    `<symbol id="${first!.id}" viewBox="0 0 24 24" fill="none" stroke="current`,
  );
  expect(file).toContain(insideOf(icons[first!.icon]!));
});

it('shows professions and cities of the lists on the phone', () => {
  const {rows, search} = phoneWords(lists, drawingsIn(PORTRAITS));
  expect(rows).toHaveLength(4);
  for (const {portrait, name, place} of rows) {
    expect(portrait).toMatch(/^<svg[^>]*viewBox="0 0 48 56"/);
    expect(lists.services.map((service) => service.name)).toContain(name);
    expect(lists.cities.map((city) => city.name)).toContain(place);
  }
  expect(search).toBe(`${rows[0]!.name}, ${rows[0]!.place}`);
});
