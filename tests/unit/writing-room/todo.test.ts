import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {insertions} from '@site/src/plugins/content/insertions';
import {pageModel} from '@site/writing-room/models/page';
import {todoModel} from '@site/writing-room/models/todo';
import {agreeTo} from './support/agree';
import {formatAmount, joinFigures} from 'nepali-text/format';
import {valueAt} from 'content-checks/valuePath';
import {entriesOf, valuesOf} from '../../browser/support/lists';
import {makeSite} from '../checks/site';
import {exampleFiles, writeFiles} from '../site-data/sites';

const realSite = path.resolve(__dirname, '../../..');
const names = readFileSync(path.join(realSite, 'src/data/pages/names.yml'));
const now = new Date('2027-01-01');

const todo = (siteDir: string, locale: 'en' | 'ne' = 'en') => todoModel(siteDir, {now, locale});

/** A site with pages and lists, in which all is agreed. */
async function agreedSite(): Promise<string> {
  const siteDir = makeSite();
  writeFiles(siteDir, {...exampleFiles, 'src/data/pages/names.yml': names});
  const {open} = await todo(siteDir);
  await agreeTo(
    siteDir,
    open.map(({text}) => text.target),
  );
  return siteDir;
}

function change(siteDir: string, file: string, from: string, to: string): void {
  const place = path.join(siteDir, file);
  const source = readFileSync(place, 'utf8');
  expect(source).toContain(from);
  writeFileSync(place, source.replace(from, to));
}

describe('what is to be done', () => {
  it('has no open text where all is agreed', async () => {
    expect((await todo(await agreedSite())).open).toEqual([]);
  });

  it('leads to the block, the field and the entry that are open', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'The terms under', 'Our terms under');
    change(siteDir, 'docs/tos.mdx', 'Use your own name.', 'Use your name.');
    change(siteDir, 'src/data/team.yml', 'Designer', 'Painter');
    const {open} = await todo(siteDir);
    expect(open.map(({label, where, text}) => [label, where, text.state])).toEqual([
      [
        'Terms of Services › Description',
        {view: 'page', name: 'docs/tos.mdx', field: 'description'},
        'english',
      ],
      [
        'Terms of Services › Names',
        {view: 'page', name: 'docs/tos.mdx', block: expect.any(Number)},
        'english',
      ],
      ['Team › Asha Tamang › Role', {view: 'list', name: 'team', path: [0, 'role']}, 'english'],
    ]);
    const block = open.flatMap(({where}) => ('block' in where ? where.block : []))[0];
    const page = await pageModel(siteDir, 'docs/tos.mdx');
    expect(page.blocks[block ?? -1]?.texts.en).toBe('Use your name.');
  });

  it('names the places in the language of the room', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'Use your own name.', 'Use your name.');
    change(siteDir, 'src/data/team.yml', 'Designer', 'Painter');
    const {open} = await todo(siteDir, 'ne');
    expect(open.map(({label}) => label)).toEqual(['सेवाका सर्त › नाम', 'टोली › आशा तामाङ › भूमिका']);
  });

  it('leads to stand-ins, disagreements and dates to renew', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'src/data/site.yml', '2027-10-31', '2027-01-31');
    const {standins, disagreements, expiries} = await todo(siteDir);
    expect(standins).toContainEqual({
      label: 'Site and contacts › E-mail',
      where: {view: 'list', name: 'site', path: ['email', 'standin']},
    });
    expect(disagreements).toEqual([
      {
        label: 'Numbers and dates › downloads',
        what: 'The press page still says fifty thousand.',
        where: {view: 'list', name: 'facts', path: [0, 'disagrees']},
      },
    ]);
    expect(expiries).toEqual([
      {
        label: 'Site and contacts › Security',
        date: '2027-01-31',
        where: {view: 'list', name: 'site', path: ['security', 'expires']},
      },
    ]);
  });

  it('has the problems of lists and pages', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'src/data/team.yml', 'ne: डिजाइनर', "ne: ''");
    change(siteDir, 'docs/tos.mdx', '"fee"', '"no-fee"');
    const {problems} = await todo(siteDir);
    const places = problems.map(({file, label, where}) => ({file, label, where}));
    expect(places).toEqual(
      expect.arrayContaining([
        {
          file: 'src/data/team.yml',
          label: 'Team › Asha Tamang › Role',
          where: {view: 'list', name: 'team', path: [0, 'role']},
        },
        {
          file: 'docs/tos.mdx',
          label: 'Terms of Services',
          where: {view: 'page', name: 'docs/tos.mdx', block: 1},
        },
      ]),
    );
  });

  it('is complete for the site itself', async () => {
    const model = await todo(realSite);
    expect(model.problems).toEqual([]);
    expect(model.standins.length).toBeGreaterThan(0);
  });
});

describe('what can be put into a text', () => {
  it('has its value in both languages', async () => {
    const all = await insertions(realSite);
    const fact = (wanted: string) => entriesOf('facts').find(({id}) => id === wanted);
    const fee = fact('fee')?.value as number;
    const short = fact('downloads')?.short as {en: string; ne: string};
    const address = valueAt(valuesOf('site'), ['email', 'address']);
    expect(all[0]).toEqual({
      label: 'Brand',
      markdown: '<Brand />',
      inList: '{brand}',
      value: valuesOf('site').name,
    });
    expect(all).toContainEqual({
      label: 'fee',
      markdown: '<Fact id="fee" />',
      inList: '{fee}',
      value: {en: formatAmount(fee, 'rupees', 'en'), ne: formatAmount(fee, 'rupees', 'ne')},
    });
    expect(all).toContainEqual({
      label: 'downloads (short)',
      markdown: '<Fact id="downloads" form="short" />',
      inList: '{downloads.short}',
      value: {en: joinFigures(short.en), ne: joinFigures(short.ne)},
    });
    expect(all).toContainEqual({
      label: 'Contact: email',
      markdown: '<Contact part="email" />',
      value: {en: address, ne: address},
    });
    for (const {value} of all)
      expect(value).toEqual({en: expect.anything(), ne: expect.anything()});
  });
});
