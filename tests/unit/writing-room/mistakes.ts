import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {copyText, type TextForm} from '@site/src/collections/copyText';
import * as rules from '@site/src/collections/rules';
import type {Problem} from '@site/src/lib/diagnostics';
import {checkPage} from '@site/src/plugins/content/checkContent';
import {parsePage} from '@site/src/plugins/content/readPages';
import {explainSyntaxError} from '@site/src/plugins/content/syntaxErrors';
import {inspectPicture} from '@site/src/plugins/site-data/pictures/inspectPicture';
import {inspect} from '@site/src/plugins/site-data/inspect';
import {readFont} from '@site/src/plugins/downloadable-fonts/readFont';
import {inspectAgreements} from '@site/src/plugins/translations/inspectAgreements';
import {parseLedger} from '@site/src/plugins/translations/ledger';
import {report} from '../site-data/listMistakes';
import {listSources} from '@site/src/plugins/translations/sources';
import {checkTranslations} from '@site/src/plugins/checks/checkTranslations';
import {type Change, english, makeSite, replace, words} from '../checks/site';
import {mistypedRoles} from '../lib/mistypedRoles';
import {pageMistakes} from '../checks/pageMistakes';
import {proseMistakes} from '../checks/proseMistakes';
import {check, yamlFile} from '../site-data/lists';
import {hugeByItsHeader, photograph} from '../site-data/pictures/samples';
import {exampleLists, fontFile, latinFont, writeSite} from '../site-data/sites';
import {editMistakes} from './editMistakes';
import {serverMistakes} from './serverMistakes';

const problem = (message: string, place: readonly string[] = []): Problem => ({
  file: 'a.yml',
  line: 1,
  place,
  message,
});

/* ---- Lists ---- */

const asha = '- id: asha\n  name: {en: Asha, ne: आशा}\n  role: {en: Designer, ne: डिजाइनर}\n';
const member = (name: string) => `- id: a\n  name: ${name}\n  role: {en: x, ne: y}\n`;

const team = [
  '',
  'id: asha\nname: Asha\n',
  `${asha}- Bina\n`,
  `${asha}  rol: x\n`,
  `${asha}  portrait: office-desinger\n`,
  `${asha}  telephone: x\n`,
  member('{en: Asha, designer, ne: आशा}'),
  member('{en: Asha}'),
  member('{en:Asha, ne: आशा}'),
  member('{en: It costs <Fact id="fee" />, ne: y}'),
  member('{ne: आशा}'),
  member('{en: Asha, ne: }'),
  member("{en: '', ne: आशा}"),
  member('Asha'),
  member('{en: 12, ne: y}'),
  member('{en: true, ne: y}'),
  member('{en: 1.5, ne: y}'),
  member('{en: १२ people, ne: y}'),
  member('{en: A, ne: ठिक छन्.}'),
  member('{en: A, ne: 12 जना}'),
  member('{en: A, ne: छन् ।}'),
  member('{en: <b>A</b>, ne: y}'),
  member('{en: [a], ne: y}'),
  member('{en: {a: b}, ne: y}'),
  '- id: asha\n  name: {en: x, ne: y}\n',
  '- id: asha\n  name: {en: x, ne: y}\n  role:\n',
  `${asha}  standin: yes\n`,
  `${asha}  standin: 1\n`,
  asha.replace('asha', 'Asha Tamang'),
  `${asha}${asha}`,
  `${asha}  image: /img/team/ahsa.jpg\n`,
  `${asha}  image: /img/other/y.jpg\n`,
  `${asha}  image: img/team/asha.jpg\n`,
  // What is not YAML.
  '- id: asha\n\tname: Asha\n',
  '- id: asha\n  role: one\n  role: two\n',
  '-id: asha\n-id: bina\n',
  '- id: asha\n  name:\n    en: Asha: designer\n',
  '- id: asha\n  name:\n    en: "Asha\n    ne: आशा\n- id: bina\n',
  '- id: asha\n  name:\n    en: "Asha" Tamang\n',
  '- id: asha\n  name\n  role: x\n',
  '- id: asha\n name: x\n',
  '- id: asha\n  name: @asha\n',
  '- id: asha\n  name: %asha\n',
  '- id: asha\n  name: *Asha* Tamang\n',
  '- id: asha\n  name: {en: Asha, ne: आशा\n  role: x\n',
  '- id: asha\n  name: [A, B\n  role: x\n',
  ...mistypedRoles.map(([, role]) => `- id: asha\n${role}\n  name: x\n`),
  '- id: asha\n  name: A\n  role: B\n  id: bina\n  name: C\n  role: D\n',
  '- id: asha\n  role: x\nThe new people\n- id: bina\n',
  '- id: asha\n  role:\n    en: >-\n    The words.\n    ne: >-\n      शब्द।\n',
  '- id: asha\n<<<<<<< HEAD\n  role: x\n=======\n  role: y\n>>>>>>> main\n',
  '- id: asha\n  name: {en: x, ne: y}\n   role: {en: x, ne: y}\n',
  member('{en: आशा, ne: Asha}'),
  member('{en: A, ne: "????? ??"}'),
  member('{en: "A {see map}", ne: y}'),
  member('{en: “A, b”, ne: y}'),
  `${asha}  image: '\\img\\team\\asha.jpg'\n`,
  asha.replace('Asha', 'Team member 1'),
  '- id: asha\n  name: {en: x, ne: y}\n]\n',
  // Characters that nobody sees.
  member('{en: "one\u0007two", ne: y}'),
  member('{en: "one\u202etwo", ne: y}'),
];

const media = [
  report('date', '2024-02-30'),
  report('date', '14 June 2018'),
  report('date', '1900-01-01'),
  report('date', '2081-11-02'),
  report('headline', 'नयाँ एप'),
  report('headline', 'A story #tag'),
  report('link', 'https://news.com.np/a b'),
  report('date', '2024'),
  report('language', 'np'),
  report('language', 'Nepali'),
  report('link', "'www.example.com/story'"),
];

const fact = (kind: string, value: string) => `- {id: fee, kind: ${kind}, value: ${value}}\n`;
const facts = [
  fact('rupee', '1'),
  fact('rupees', "'1,999'"),
  fact('rupees', '19.5'),
  fact('rupees', '99999999999999999999'),
];

const siteWith = (line: string) =>
  exampleLists.site!.replace(new RegExp(`^${line.split(':')[0]}:.*(?:\\n .*)*`, 'm'), line);
const sites = [
  'map: Kamalpokhari',
  "map: {coordinates: 'Kamalpokhari'}",
  "map: {coordinates: '85.3260, 27.7105'}",
  "phone: {shown: '98-01'}",
  "callingHours: {from: '10 AM', to: '17:00', days: [sunday]}",
  "callingHours: {from: '17:00', to: '10:00', days: [sunday]}",
].map(siteWith);

const video = (id: string, youtube: string, more = '') =>
  `- {id: ${id}, youtube: ${youtube}, caption: {en: x, ne: y}, credit: z${more}}\n`;
const typeface = (id: string, more = '') =>
  `- {id: ${id}, name: {en: x, ne: y}, file: samples/a.ttf${more}}\n`;
const country = (id: string, dial: string) =>
  `- {id: ${id}, dial: '${dial}', name: {en: x, ne: y}}\n`;
const downloads =
  '- {id: downloads, kind: count, value: 1, short: {en: 1K+, ne: १}}\n- {id: fee, kind: count, value: 2}\n';
/** With the names of pages. */
const navigation = (header: string, company: string, help = '[]') => ({
  'pages/names': '/: {en: Home, ne: घर}\n/team: {en: Team, ne: टोली}\n',
  navigation: `header: ${header}\nfooter: {company: ${company}, marketplace: [], news: [], help: ${help}}\n`,
});
const partner = (text: string) => `- {id: a, name: {en: '${text}', ne: क}}\n`;

const lists: readonly Record<string, string>[] = [
  ...team.map((source) => ({team: source})),
  ...media.map((source) => ({media: source})),
  ...facts.map((source) => ({facts: source})),
  ...sites.map((source) => ({site: source})),
  {choices: '- id: a\n'},
  {choices: 'cities: x\nprofessions: []\nhelpTopics: []\ncallbackCountries: []\n'},
  {choices: 'cities: [{id: a, name: [x]}]\nprofessions: [1]\nhelpTopics: []\n'},
  {
    choices: 'cities: []\nprofessions: []\nhelpTopics: []\ncallbackCountries: [NP, NO]\n',
    countries: country('NP', '977'),
  },
  {services: '- {id: a, name: {en: x, ne: y}, people: {en: x, ne: y}, icon: user}\n'},
  {milestones: '- id: a\n  date: 2018-06-14\n'},
  {videos: video('a', 'aqz-KE-bpKQ', ', featured: true')},
  {videos: video('a', 'aqz-KE-bpKQ', ', standin: true')},
  {videos: video('a', "'https://youtu.be/aqz-KE-bpKQ'", ', standin: true')},
  {fonts: typeface('a')},
  {fonts: typeface('a', ', standin: true') + typeface('b', ', standin: true')},
  navigation('[/, /teem]', '[]'),
  navigation('[/, /team, /, /team, /, /team]', '[/team]', '[/team]'),
  {
    choices: 'cities: []\nprofessions: []\nhelpTopics: []\ncallbackCountries: [XX]\n',
    countries: country('NP', '977'),
  },
  {countries: country('np', '977')},
  {countries: country('NP', '+977')},
  {facts: downloads, partners: partner('{downlods}')},
  {facts: downloads, partners: partner('{nothing.short}')},
  {facts: downloads, partners: partner('{fee.short}')},
];

async function inLists(): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const sources of lists) found.push(...(await check(sources)));
  found.push(...yamlFile('team', new Uint8Array([0xff, 0xfe, 0x2d])).problems);
  return found;
}

/* ---- Copy of pages ---- */

const plain: TextForm = {kind: 'text', values: []};
const rich: TextForm = {kind: 'rich', values: []};
const copy: readonly (readonly [TextForm, string, string])[] = [
  [plain, 'for {all}', '{all}'],
  [{kind: 'text', values: ['count']}, 'No place', 'छैन'],
  [{kind: 'text', values: ['count', 'total']}, 'No place', 'छैन'],
  [plain, 'It costs {fee}.', 'शुल्क लाग्छ।'],
  [plain, 'It costs money.', '{fee} लाग्छ।'],
  [plain, 'See [the app](/app).', '[एप](/app) हेर्नुहोस्।'],
  [rich, '[Here](app)', '[यहाँ](app)'],
  [rich, 'This is **bold.', 'यो मोटो छ।'],
  [plain, 'Team', 'Team'],
  [plain, 'One.', 'एक ।'],
  [plain, '8 people', '8 जना'],
];

function inCopy(): Problem[] {
  const fees = {fee: {text: 'Rs 1,999'}};
  return copy.flatMap(([form, en, ne]) => {
    const schema = copyText(form, {locale: 'en', facts: fees});
    const {error} = schema.safeParse({en, ne});
    return (error?.issues ?? []).map(({message, path}) => problem(message, path.map(String)));
  });
}

/* ---- Files that lists name ---- */

async function inFiles(): Promise<Problem[]> {
  const whole = await photograph().jpeg().toBuffer();
  const images: Record<string, Uint8Array | string> = {
    'broken.jpg': whole.subarray(0, whole.length - 300),
    'text.jpg': 'Words',
    'empty.jpg': '',
    'small.jpg': await photograph(200, 200).jpeg().toBuffer(),
    'huge.png': await hugeByItsHeader(),
    'drawing.jpg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  };
  const members = Object.keys(images).map(
    (name) => `- {id: m, name: {en: A, ne: क}, role: {en: B, ne: ख}, image: /img/team/${name}}\n`,
  );
  const web = 'mukta-devanagari-400-normal';
  const font = (name: string) => readFileSync(require.resolve(`@fontsource/mukta/files/${name}`));
  const typefaces: Record<string, Uint8Array | string> = {
    'empty.ttf': '',
    'page.ttf': '<!doctype html>',
    'web.ttf': font(`${web}.woff`),
    'web2.ttf': font(`${web}.woff2`),
    'several.ttf': 'ttcf\0\x01\0\0',
    'archive.ttf': 'PK\x03\x04',
    'latin.ttf': await latinFont(),
    'broken.ttf': readFileSync(fontFile).subarray(0, 9999),
    'unnamed.ttf': withoutName(readFileSync(fontFile)),
    'lacking.ttf': withoutTwoDigits(readFileSync(fontFile)),
  };
  const named = [
    ...Object.keys(typefaces),
    'gone.ttf',
    'empti.ttf',
    '/fonts/gandaki.ttf',
    'samples/gone.ttf',
  ];
  const entries = named.map(
    (name, index) => `- {id: f${index}, name: {en: A, ne: क}, standin: true, file: '${name}'}\n`,
  );
  const siteDir = writeSite({
    ...inFolder('static/img/team', images),
    ...inFolder('src/data/typefaces', typefaces),
    'src/data/team.yml': members
      .map((one, index) => one.replace('id: m', `id: m${index}`))
      .join(''),
    'src/data/fonts.yml': entries.join(''),
    'src/data/facts.yml': undefined,
    'src/data/teem.yml': '- x',
    'src/data/blog.yml': '- x',
    'src/data/services.yml':
      '- {id: a, name: {en: x, ne: y}, people: {en: x, ne: y}, icon: no-such-icon}\n',
  });
  const {problems} = await inspect(siteDir);
  return [...problems];
}

const inFolder = (folder: string, files: Record<string, Uint8Array | string>) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]));

/** Where a table of a font begins. */
const tableOf = (font: Buffer, tag: string) =>
  font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);

function withoutName(font: Buffer): Buffer {
  font.writeUInt16BE(0, tableOf(font, 'name') + 2);
  return font;
}

/** Cuts the segment of its table of letters in which ८ and ९ are. */
function withoutTwoDigits(font: Buffer): Buffer {
  const offset = tableOf(font, 'cmap');
  for (let record = 0; record < font.readUInt16BE(offset + 2); record += 1) {
    const table = offset + font.readUInt32BE(offset + 8 + record * 8);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    for (let index = 0; index < segments; index += 1) {
      const end = table + 14 + index * 2;
      const start = table + 16 + segments * 2 + index * 2;
      if (font.readUInt16BE(start) <= 0x96c && font.readUInt16BE(end) >= 0x96f) {
        font.writeUInt16BE(0x96d, end);
      }
    }
  }
  return font;
}

/* ---- Pages and interface words ---- */

const code = 'i18n/ne/code.json';
const withWords = (more: Record<string, string>): Change => ({
  [code]: words({'page.team': 'टोली', 'form.reach': '{email} मा लेख्नुहोस्।', ...more}),
});

const changes: readonly Change[] = [
  {[code]: null},
  {[code]: '{\n  "page.team": {'},
  {[code]: replace('{\n', '{\n  "page.team": {"message": "समूह"},\n')},
  {[code]: replace('"message": "टोली"', '"text": "टोली"')},
  {[code]: words({'page.tem': 'टोली', 'page.blog': 'ब्लग'})},
  withWords({'page.team': ' '}),
  withWords({'page.team': 'Team'}),
  withWords({'form.reach': '{mail} मा लेख्नुहोस्।'}),
  withWords({'form.reach': '{email} मा लेख्नुहोस् ।'}),
  withWords({'page.team': '8 जना'}),
];

async function inPages(): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const change of changes) {
    const site = makeSite(change);
    found.push(...(await checkTranslations(site, english)));
  }
  for (const [, find] of [...pageMistakes, ...proseMistakes]) found.push(...(await find()));
  const failing = Promise.reject(new Error('A slip in src/theme/Footer'));
  found.push(...(await checkTranslations('/nowhere', failing)));
  return found;
}

/* ---- The rest ---- */

async function inTheRest(): Promise<Problem[]> {
  const marks = parseLedger('ne', 'docs/tos.mdx', '<<<<<<< HEAD\naccounts 0123456789 abc\n');
  const noFolder = inspectAgreements(writeSite(), listSources([yamlFile('team', asha)]));
  const metadata = {format: 'heif', compression: 'hevc', width: 4032, height: 3024};
  jest.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce(metadata as never);
  const phone = await inspectPicture(Buffer.from('ftypheic'));
  const font = readFont(Buffer.alloc(0));
  return [
    ...marks.problems,
    ...checkPage(parsePage('docs/x.mdx', '<Fact id="fe" />'), {
      facts: {fee: {id: 'fee', text: ''}},
    }),
    problem(explainSyntaxError({reason: 'Nothing that is known'}, 'Words.').message),
    ...noFolder.problems,
    ...[rules.email('nobody'), rules.email('a@b')].flatMap((message) =>
      message ? [problem(message)] : [],
    ),
    ...('problem' in phone ? [problem(`static/img/a.heic ${phone.problem}`)] : []),
    ...('problem' in font ? [problem(`src/data/typefaces/a.ttf ${font.problem}`)] : []),
  ];
}

/** What the checks say of every kind of mistake that WRITING.md lists, and of more. */
export async function everyMistake(): Promise<Problem[]> {
  return [
    ...(await inLists()),
    ...inCopy(),
    ...(await inFiles()),
    ...(await inPages()),
    ...(await inTheRest()),
    ...editMistakes(),
    ...(await serverMistakes()),
  ];
}
