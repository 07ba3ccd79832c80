import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import encodeQR from 'qr';
import type {Lists} from '../../collections';
import {toLocale} from '../../lib/locale';
import {tiles} from '../../weave/draw';
import {heads} from '../../weave/heads';
import {hills} from '../../weave/hills';
import {map} from '../../weave/map';
import {phone, type PhoneWords} from '../../weave/phone';
import {drawingSprite, sprite} from '../../weave/sprite';
import {dayAndNight} from '../../weave/svg';
import {tablerIcons} from '../site-data/siteAssets';
import {loadSiteData} from '../site-data/siteData';
import {
  addressModule,
  certificateDrawings,
  type DrawnFile,
  fileModule,
  portraitDrawings,
  portraitSprites,
  standaloneFiles,
} from './files';
import {
  brandIcons,
  flagDrawings,
  iconsOf,
  iconSprite,
  phoneWords,
  ROUND_STROKE,
  SQUARE_STROKE,
  wovenSprites,
  type WovenSprites,
} from './sprites';

const name = 'weaving';

/** Empty modules around a QR code, as its standard asks. */
const QUIET_ZONE = 4;

interface Content {
  /** In English, so that every locale shows the same drawings. */
  lists: Lists;
  sprites: WovenSprites;
  /** As SVG, by name. */
  portraits: Readonly<Record<string, string>>;
  /** In the language of the page. */
  words: PhoneWords;
}

/**
 * Writes the woven pictures of the site as SVG sprites. A page imports the sprite that it shows,
 * `@woven/team.woven`, and gets its address: the drawings are in no script, and a sprite that did not
 * change keeps its address from release to release.
 */
export default function weaving({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin<Content> {
  const locale = toLocale(i18n.currentLocale);
  return {
    name,

    getPathsToWatch: () => ['src/data/*.{yml,yaml}', 'src/weave/portraits/*.svg'],

    async loadContent() {
      const {lists} = await loadSiteData(siteDir);
      const portraits = portraitDrawings(siteDir);
      return {
        lists: lists.en,
        sprites: wovenSprites(lists.en),
        portraits,
        words: phoneWords(lists[locale], portraits),
      };
    },

    async contentLoaded({content: {lists, sprites, portraits, words}, actions}) {
      const icons = tablerIcons();
      const files: Record<string, Record<string, DrawnFile>> = {
        certificate: certificateDrawings(lists.certificates, locale),
        city: standaloneFiles(sprites.cities ?? [], true),
        milestone: standaloneFiles(sprites.milestones ?? [], false),
      };
      await Promise.all([
        ...Object.entries(sprites).map(([id, pictures]) =>
          actions.createData(`${id}.woven`, sprite(pictures)),
        ),
        ...Object.entries({map: map(), phone: phone(words), hills: hills()}).map(([id, svg]) =>
          actions.createData(`${id}.woven`, drawingSprite([{id, svg}])),
        ),
        ...Object.entries(tiles()).map(([id, svg]) => actions.createData(`${id}.woven`, svg)),
        ...Object.entries(heads).map(([id, draw]) =>
          actions.createData(`head-${id}.woven`, dayAndNight(draw())),
        ),
        actions.createData(
          'services.woven',
          iconSprite(iconsOf(lists.services, icons), SQUARE_STROKE),
        ),
        actions.createData('stacks.woven', iconSprite(iconsOf(lists.stacks, icons), SQUARE_STROKE)),
        // For who reads on a computer: most phones here are of the kind that this store is for.
        actions.createData(
          'qr.woven',
          encodeQR(lists.site.stores.googlePlay.link, 'svg', {border: QUIET_ZONE}),
        ),
        actions.createData('brands.woven', iconSprite(brandIcons(icons), ROUND_STROKE)),
        actions.createData('flags.woven', drawingSprite(flagDrawings(lists.choices))),
        ...portraitSprites(portraits).map(([id, svg]) =>
          actions.createData(`portrait-${id}.woven`, svg),
        ),
        actions.createData('portraits.js', addressModule('portrait', Object.keys(portraits))),
        ...Object.entries(files).flatMap(([kind, drawings]) => [
          ...Object.entries(drawings).map(([id, {svg}]) =>
            actions.createData(`${kind}-${id}.woven`, svg),
          ),
          actions.createData(`${kind}-files.js`, fileModule(kind, drawings)),
        ]),
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
