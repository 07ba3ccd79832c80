import {locales} from 'nepali-text/locale';
import {openRoom} from '../../../server/room';

// A process beside that of the tests, started by rooms.ts: Playwright cannot load all of the packages.
const [siteDir = '', previewOrigin = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
void openRoom({
  siteDir,
  preview: {
    targets: new Map(locales.map((locale) => [locale, previewOrigin])),
    stopped: new Set(),
  },
  port: 0,
}).then(({origin, address}) => process.send?.({origin, address}));
