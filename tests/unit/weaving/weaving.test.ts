import {certificateDrawings} from '@site/src/plugins/weaving/certificates';
import {fileModule} from '@site/src/plugins/weaving/files';
import {flagDrawings} from '@site/src/plugins/weaving/flags';
import {namedEntries, videoIds} from '@site/src/plugins/weaving/namedEntries';
import {motifSheet, standaloneFiles} from '@site/src/plugins/weaving/sheets';
import {drawingSprite, sprite} from '@site/src/weave/sprite';

const siteDir = process.cwd();

it('finds the English name of every entry, so that both languages show one motif', () => {
  expect(namedEntries(siteDir, 'team')).toHaveLength(8);
  expect(namedEntries(siteDir, 'outlets').map(({name}) => name)).toContain('Radio 04');
  expect(namedEntries(siteDir, 'cities').map(({name}) => name)).toContain('Pokhara');
  expect(videoIds(siteDir)).toHaveLength(9);
});

it('writes a sheet that a page can point into, byte for byte the same every time', () => {
  const entries = [{id: 'a', name: 'A name'}];
  const first = sprite(motifSheet('team', entries));
  expect(first).toContain('<symbol id="a" viewBox="0 0 102 102"');
  expect(first).toBe(sprite(motifSheet('team', entries)));
});

it('writes the pictures of a sheet as files of their own, and a module that knows them', () => {
  const files = standaloneFiles(motifSheet('milestones', [{id: 'launch', name: 'launch'}]), false);
  expect(Object.keys(files)).toEqual(['launch']);
  expect(fileModule('milestone', files)).toBe(
    "import d0 from './milestone-launch.woven';\n" +
      "export default {\n  'launch': {src: d0, width: 510, height: 510},\n};\n",
  );
});

it('draws a sheet for every paper, of the shape that the list says', () => {
  const drawings = certificateDrawings(siteDir, 'ne');
  expect(drawings['fncci-koshi']).toMatchObject({width: 960, height: 720});
  expect(drawings['company-registration']).toMatchObject({width: 720, height: 960});
});

it('lays the six flags of the callback form in one small sheet', () => {
  const flags = flagDrawings(siteDir);
  expect(flags.map(({id}) => id)).toEqual(['NP', 'US', 'IN', 'GB', 'AU', 'AE']);
  expect(Buffer.byteLength(drawingSprite(flags))).toBeLessThan(6 * 1024);
});
