import {inspectSite as inspect} from '@site/src/data';
import {row} from '../../support/row';
import {exampleLists, writeSite} from '../../support/sites';

const summary = async (siteDir: string) =>
  (await inspect(siteDir)).problems.map((one) => `${one.file}:${one.line} ${row(one)}`);

it('finds nothing wrong in a site that is right', async () => {
  expect(await summary(writeSite())).toEqual([]);
});

it('says which list is missing, and checks the others all the same', async () => {
  const siteDir = writeSite({'src/data/team.yml': undefined, 'src/data/fonts.yml': ''});
  expect(await summary(siteDir)).toEqual([
    'src/data/fonts.yml:1 file.empty',
    'src/data/team.yml:1 list.missing team',
  ]);
});

it('says of a file with the wrong name that nothing reads it', async () => {
  const siteDir = writeSite({
    'src/data/teem.yml': '- x',
    'src/data/team - Copy.yml': '- x',
    'src/data/media.yaml': '- x',
    'src/data/media.yml': undefined,
    'src/data/notes.md': 'x',
  });
  expect(await summary(siteDir)).toEqual([
    'src/data/media.yml:1 list.missing media near media.yaml',
    'src/data/team - Copy.yml:1 list.unused list.contract',
    'src/data/teem.yml:1 list.unused near team.yml list.contract',
  ]);
});

it('looks for files under static/ and for icons where they really are', async () => {
  const siteDir = writeSite({
    'src/data/partners.yml': '- {id: a, name: {en: x, ne: y}, image: /img/no-such-picture.jpg}',
    'src/data/services.yml': exampleLists.services!.replace('icon: hammer', 'icon: no-such-icon'),
  });
  expect(await summary(siteDir)).toEqual([
    'src/data/partners.yml:1 asset.none static/img/no-such-picture.jpg',
    'src/data/services.yml:3 drawing.none src/icons/trades no-such-icon',
  ]);
});

it('survives a site without the folders', async () => {
  const {problems} = await inspect('/no/such/site');
  expect(problems.every(({id}) => id === 'list.missing')).toBe(true);
});
