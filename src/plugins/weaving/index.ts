import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import encodeQR from 'qr';
import type {Lists} from '../../collections';
import {ICONS, PORTRAITS} from 'docusaurus-plugin-collections/contracts/fields';
import {toLocale} from 'nepali-text/locale';
import {phone, type PhoneWords} from '../../weave/phone';
import {drawings, type Drawings, sprite} from '../../weave/sprite';
import {loadSiteData} from '../site';
import {
  addressModule,
  certificateDrawings,
  cityFiles,
  citySymbols,
  drawingsIn,
  fileModule,
  iconModule,
  standaloneFiles,
} from './files';
import {iconSprite, phoneWords, wovenSprites} from './sprites';

const name = 'weaving';

/** Empty modules around a QR code, as its standard asks. */
const QUIET_ZONE = 4;

interface Content {
  /** In English, so that every locale shows the same drawings. */
  lists: Lists;
  portraits: Drawings;
  /** In the language of the page. */
  words: PhoneWords;
}

/**
 * Writes the woven pictures of the site as SVG sprites: the drawings of src/weave, and what is woven from
 * names. A page imports the sprite that it shows, `@woven/partners.woven`, and gets its address: the drawings
 * are in no script, and a sprite that did not change keeps its address from release to release.
 */
export default function weaving({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin<Content> {
  const locale = toLocale(i18n.currentLocale);
  return {
    name,

    getPathsToWatch: () => ['src/data/*.{yml,yaml}', 'src/{icons,weave}/**/*.svg'],

    async loadContent() {
      const {lists} = await loadSiteData(siteDir);
      const portraits = drawingsIn(path.join(siteDir, PORTRAITS));
      return {lists: lists.en, portraits, words: phoneWords(lists[locale], portraits)};
    },

    async contentLoaded({content: {lists, portraits, words}, actions}) {
      const folder = (name: string) => path.join(siteDir, 'src/weave', name);
      const scenes = readdirSync(folder('scenes')).filter((id) => !id.startsWith('.'));
      const pictures = wovenSprites(lists);
      const icons = (name = '') => drawingsIn(path.join(siteDir, ICONS, name));
      const files = {
        certificate: certificateDrawings(lists.certificates, locale),
        city: cityFiles(lists.cities, drawingsIn(folder('cities'))),
        milestone: standaloneFiles(pictures.milestones),
      };
      const svgs: (readonly [id: string, svg: string])[] = [
        ...Object.entries(pictures).map(([id, woven]) => [id, sprite(drawings(woven))] as const),
        ...scenes.map((id) => [id, sprite(drawingsIn(folder(`scenes/${id}`)))] as const),
        ['cities', sprite(citySymbols(files.city))],
        ['phone', sprite({phone: phone(words)})],
        ...Object.entries(portraits).map(
          ([id, portrait]) => [`portrait-${id}`, sprite({portrait})] as const,
        ),
        ...Object.entries(drawingsIn(folder('tiles'))),
        ...Object.entries(drawingsIn(folder('heads'))).map(
          ([id, svg]) => [`head-${id}`, svg] as const,
        ),
        ...Object.entries(files).flatMap(([kind, drawn]) =>
          Object.entries(drawn).map(([id, {svg}]) => [`${kind}-${id}`, svg] as const),
        ),
        ['services', iconSprite(lists.services, icons('trades'))],
        ['stacks', iconSprite(lists.stacks, icons('trades'))],
        ['brands', sprite(icons('brands'))],
        ['flags', sprite(icons('flags'))],
        // For who reads on a computer: most phones here are of the kind that this store is for.
        ['qr', encodeQR(lists.site.stores.googlePlay.link, 'svg', {border: QUIET_ZONE})],
      ];
      await Promise.all([
        ...svgs.map(([id, svg]) => actions.createData(`${id}.woven`, svg)),
        actions.createData('icons.js', iconModule(icons())),
        actions.createData('portraits.js', addressModule('portrait', Object.keys(portraits))),
        ...Object.entries(files).map(([kind, drawn]) =>
          actions.createData(`${kind}-files.js`, fileModule(kind, drawn)),
        ),
      ]);
    },

    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@woven': path.join(generatedFilesDir, name, 'default')}},
      module: {
        rules: [
          {
            // An ending of their own keeps other rules for SVG from putting them into a script.
            test: /\.woven$/,
            type: 'asset/resource',
            generator: {filename: 'assets/woven/[name].[contenthash:8].svg', emit: !isServer},
          },
        ],
      },
    }),
  };
}
