import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import encodeQR from 'qr';
import {ICONS} from 'content/lists/contract';
import {toLocale} from 'nepali-text/locale';
import {loadSiteData} from '../../data';
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
} from './drawings';

const COLOURS = 'src/css/illustrations.css';

/** Empty modules around a QR code, as its standard asks. */
const QUIET_ZONE = 4;

/*
 * The drawings are grids of flat cells in a few colours, as cloth of Dhaka is woven. On a page the address of a drawing
 * has its name: `portrait-tailoring.….png` is portraits/tailoring.svg. The files are edited by hand:
 *
 * - Each path is one thread: `h5` is a stroke five cells long, `m-5 1` goes to the next row.
 * - A colour is a custom property of src/css/illustrations.css or tokens.css, with the value by day for programs that
 *   show the file by itself: `var(--w-r,#b3122f)`. `class="shade"` is left out on pages.
 * - scenes: a sprite for each folder. heads: the picture in the head of a page, day above and night below, because it is
 *   a background; a new one gets a line in src/components/PageHead/pictures.module.css. tiles: the bands along edges.
 * - cities, motifs: by the id of an entry; one without a motif takes any that is free. films: the motif of a poster, by
 *   the id of the video, 13 × 13 cells; a video without one has the ornaments alone.
 * - certificates: sheets in place of a scan. Nothing on them follows the theme. phone.svg: a name in braces is the place
 *   of a word or a portrait.
 * - The scenes of Kathmandu, Dharan and Birgunj are in heads, too (contact, services, timeline): change both. The mark of
 *   the logo is in src/lib/mark.ts, static/ and src/publish/social/background.svg.
 *
 * The programs that drew all this are in the history: `git show 8e43e487:src/weave`.
 */

/**
 * Writes the drawings of src/illustrations and src/icons as SVG files and sprites, tiles and portraits as PNG. A page
 * imports the sprite that it shows, `@generated/illustrations/default/partners.sprite`, and gets its address: no script
 * contains the drawings, and an unchanged sprite keeps its address from release to release.
 */
export default function illustrations({siteDir, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  return {
    name: 'illustrations',

    getPathsToWatch: () => ['src/data/*.{yml,yaml}', 'src/{icons,illustrations}/**/*.svg', COLOURS],

    async contentLoaded({actions}) {
      const lists = (await loadSiteData(siteDir)).lists[locale];
      const folder = (name: string) => drawingsIn(path.join(siteDir, 'src/illustrations', name));
      const icons = (name = '') => drawingsIn(path.join(siteDir, ICONS, name));
      const trades = icons('trades');
      const iconsOf = (entries: readonly {id: string; icon: string}[]): Drawings =>
        Object.fromEntries(entries.map(({id, icon}) => [id, trades[icon]!]));
      const motifs = folder('motifs');
      const sheets = folder('certificates');
      const films = folder('films');
      const portraits = folder('portraits');
      const colours = threadColours(readFileSync(path.join(siteDir, COLOURS), 'utf8'));
      const sample = sheets[`sample-${locale}`]!;
      const cities = drawingsOf(lists.cities, folder('cities'), motifs);
      const milestones = drawingsOf(lists.milestones, motifs);
      const files: Readonly<Record<string, Drawings>> = {
        certificate: certificateDrawings(lists.certificates, sheets, motifs, sample),
        city: cities,
        head: folder('heads'),
        milestone: milestones,
        portrait: Object.fromEntries(
          Object.entries(portraits).map(([id, portrait]) => [id, dayAndNight(portrait, colours)]),
        ),
      };
      const sprites: Readonly<Record<string, Drawings>> = {
        flags: icons('flags'),
        services: iconsOf(lists.services),
        stacks: iconsOf(lists.stacks),
        cities,
        milestones,
        partners: drawingsOf(lists.partners, motifs),
        films: {...drawingsOf(lists.videos, films, {ornament: films.ornament!}), ...films},
        outlets: drawingsOf(Object.values(lists.outlets), motifs),
        phone: {phone: phoneWith(folder('').phone!, lists, portraits)},
      };
      const write = (id: string, svg: string, ending = 'sprite') =>
        actions.createData(`${id}.${ending}`, svg);
      for (const [id, svg] of Object.entries(folder('tiles'))) await write(id, svg, 'pixels');
      for (const [id, drawings] of Object.entries(sprites)) await write(id, sprite(drawings));
      for (const id of readdirSync(path.join(siteDir, 'src/illustrations/scenes')))
        await write(id, sprite(folder(`scenes/${id}`)));
      for (const [kind, drawings] of Object.entries(files)) {
        const ending = kind === 'portrait' ? 'pixels' : 'sprite';
        for (const [id, svg] of Object.entries(drawings)) await write(`${kind}-${id}`, svg, ending);
        await actions.createData(`${kind}-files.js`, fileModule(kind, drawings, ending));
      }
      // For readers on a computer. Most phones in Nepal have this store.
      const store = lists.site.stores.googlePlay.link;
      await write('qr', encodeQR(store, 'svg', {border: QUIET_ZONE}));
      const inline = Object.entries({...icons(), ...icons('brands')}).map(([id, svg]) => [
        id,
        insideOf(svg),
      ]);
      await actions.createData('icons.json', JSON.stringify(Object.fromEntries(inline)));
    },

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            // The ending .sprite keeps other bundler rules for SVG from putting the files into a script.
            test: /\.sprite$/,
            type: 'asset/resource',
            generator: {filename: 'assets/woven/[name].[contenthash:8].svg', emit: !isServer},
          },
          {
            // What is shown by itself, in colours of its own. An SVG takes 15 to 30 ms of a slow phone, each.
            test: /\.pixels$/,
            type: 'asset/resource',
            use: require.resolve('./pixels.cjs'),
            generator: {filename: 'assets/woven/[name].[contenthash:8].png', emit: !isServer},
          },
        ],
      },
    }),
  };
}
