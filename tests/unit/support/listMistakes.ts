import {exampleLists} from './sites';

/** What a writer may write into a list, and all that the checks say of it: `line: id values`. */
type ListMistake = readonly [list: string, source: string, ...says: string[]];

export const asha =
  '- id: asha\n  name: {en: Asha, ne: आशा}\n  role: {en: Designer, ne: डिजाइनर}\n';
const member = (name: string) => `- id: a\n  name: ${name}\n  role: {en: x, ne: y}\n`;
const entry = (lines: string) => `- id: asha\n${lines}\n`;
const ashaWith = (line: string) => `${asha}  ${line}\n`;

const inTeam: [source: string, ...says: string[]][] = [
  [asha],
  ['', '1: file.empty'],
  ['# Nothing yet\n', '1: file.empty'],
  ['id: asha\nname: Asha\n', '1: field.list value.fields'],
  ['Asha, designer\n', '1: field.list value.text'],
  [`${asha}- Bina\n`, '4: field.fields value.text'],
  // Names of fields.
  [ashaWith('rol: x'), '4: field.unknown rol near role'],
  [
    ashaWith('telephone: x'),
    '4: field.unknown telephone field.known id name role portrait image placeholder',
  ],
  [
    ashaWith('<<: {id: bina}'),
    '4: field.unknown << field.known id name role portrait image placeholder',
  ],
  [member('{en: x, ne: y, np: z}'), '2: field.unknown np near ne'],
  [member('{en: x, np: y}'), '2: field.unknown np near ne'],
  [asha.replace('name', 'Name'), '2: field.unknown Name near name'],
  [member('{en: “A, b”, ne: “आ, ब”}'), '2: yaml.curvedQuotes', '2: yaml.curvedQuotes'],
  [member('{en: Asha, designer, ne: आशा}'), '2: field.comma designer'],
  [
    entry('  name: {en: x, ne: y}\n  role: {en:Designer, ne: डिजाइनर}'),
    '3: field.colonSpace en Designer',
  ],
  [entry('  name: {en: x, ne: y}'), '1: field.missing role'],
  [entry('  name: {en: x, ne: y}\n  role:'), '3: field.empty role'],
  // Texts.
  [member('{en: Asha}'), '2: field.textMissing language.ne ne'],
  [member('{en: Asha, ne: }'), '2: field.textEmpty language.ne ne'],
  [member("{en: '', ne: आशा}"), '2: text.empty'],
  [member("\n    en: '  '\n    ne: आशा"), '3: text.empty'],
  [member('Asha'), '2: field.languages en ne'],
  [member('{en: 12, ne: y}'), '2: field.text value.number 12'],
  [member('{en: true, ne: y}'), '2: field.text value.plain true'],
  [member('{en: [a], ne: y}'), '2: field.oneText value.list'],
  [member('{en: सहर, ne: towns}'), '2: english.letters'],
  [member('{en: Towns, ne: "????? ??"}'), '2: file.lostLetters'],
  [member('{en: "Towns {see map}", ne: सहर}'), '2: text.noFact {see map} text.otherWords'],
  [member('{en: “Small, large”, ne: सहर}'), '2: yaml.curvedQuotes'],
  [member('\n    en: “Small, large”\n    ne: सहर'), '3: yaml.curvedQuotes'],
  [member('{en: "Ta\u200bmang", ne: सहर}'), '2: file.invisible Tamang U+200B'],
  [member('\n    en: one\u0007two\n    ne: x'), '3: file.invisible onetwo U+0007'],
  [member('\n    en: one \u202etwo\n    ne: x'), '3: file.invisible one two U+202E'],
  [member('\n    en: one\ufffetwo\n    ne: x'), '3: file.invisible onetwo U+FFFE'],
  [member('\n    en: one\t\n    ne: x'), '3: file.invisible one U+0009'],
  // Also in comments and names; each line has one message.
  [
    `# one\u202e\n- id: "a\u0007\u0008"\n  na\u0008me: x\n`,
    '1: file.invisible one U+202E',
    '2: file.invisible a U+0007',
    '3: file.invisible name U+0008',
  ],
  // What Nepali spelling and typing need.
  [
    member(
      '\n    en: >-\n      one\n      two\n    ne: |\n      गर्\u200dयो, श्री\u200cमान्\n      दुई',
    ),
  ],
  [member('{en: "one\\ntwo", ne: एक}')],
  [member('{en: १२ towns, ne: सहर}'), '2: english.digits १२ 12'],
  [member('{en: x, ne: 12 सहर}'), '2: nepali.digits 12 १२'],
  [member('{en: Type in it, ne: बाकसमा आफ्नो नाम लेख्नुहोस्।}'), '2: nepali.word बाकसमा कोठा'],
  [member('{en: x, ne: सहर ठुला छन्.}'), '2: nepali.end छन् .'],
  [member('{en: x, ne: छन् ।}'), '2: nepali.danda छन् ।'],
  [member('{en: <b>Towns</b>, ne: सहर}'), '2: text.asItIs'],
  [member("{en: '**Towns**', ne: सहर}"), '2: text.asItIs'],
  // Other values.
  [ashaWith('placeholder: yes'), '4: field.boolean'],
  [asha.replace('asha', 'Asha Tamang'), '1: id.letters Asha Tamang near asha-tamang'],
  [`${asha}${asha}`, '4: list.idTwice asha 1'],
  [
    ashaWith('portrait: office-desinger'),
    '4: drawing.none src/illustrations/portraits office-desinger near office-designer',
  ],
  [ashaWith('image: /img/team/asha.jpg')],
  [
    ashaWith('image: /img/team/Asha.jpg'),
    '4: asset.none static/img/team/Asha.jpg near /img/team/asha.jpg',
  ],
  [ashaWith('image: /../package.json'), '4: asset.none static/../package.json'],
  [ashaWith('image: img/team/bina.jpg'), '4: asset.path img/team/bina.jpg'],
  [
    ashaWith('image: static/img/team/asha.jpg'),
    '4: asset.path static/img/team/asha.jpg near /img/team/asha.jpg',
  ],
  [
    ashaWith('image: C:\\site\\static\\img\\team\\asha.jpg'),
    '4: asset.path C:\\site\\static\\img\\team\\asha.jpg near /img/team/asha.jpg',
  ],
];

/** What is not YAML, in the words of the parser. */
const inYaml: [source: string, ...says: string[]][] = [
  [entry('  name:\n\t\ten: Asha'), '3: file.syntax Tabs are not allowed as indentation'],
  [entry('  role: one\n  role: two'), '3: file.syntax Map keys must be unique'],
  [entry('  name:\n    en: Asha: designer'), '3: yaml.colon'],
  [
    entry('  name:\n    en: "Asha\n    ne: आशा\n- id: bina'),
    '3: file.syntax Missing closing "quote',
  ],
  [entry(' name: x'), '2: file.syntax Sequence item without - indicator'],
  [entry('  name: *Asha* Tamang'), '2: file.syntax Unexpected scalar at node end'],
  [entry('  name: {en: *Asha, ne: x}'), '2: yaml.mark *Asha'],
  [entry('  name: {en: &co Designer, ne: x}'), '2: yaml.mark &co'],
  [entry('  name: &loop [*loop]'), '2: yaml.mark &loop', '2: yaml.mark *loop'],
  // The first one.
  [
    '- id: a\n  name: @x\n- id: b\n  name: %x\n',
    '2: file.syntax Plain value cannot start with reserved character @',
  ],
  [entry('<<<<<<< HEAD\n  role: x\n=======\n  role: y\n>>>>>>> main'), '2: file.twoVersions'],
];

/** A report, of which one field is as given. */
export function report(field: string, value: string): string {
  const values = {
    id: 'a',
    outlet: 'x',
    language: 'en',
    headline: 'A headline',
    date: '2024-02-29',
    link: 'https://news.com.np/x',
    [field]: value,
  };
  return `- ${Object.entries(values)
    .map(([name, content]) => `${name}: ${content}\n`)
    .join('  ')}`;
}

const inReports: [field: string, value: string, ...says: string[]][] = [
  ['date', '2024-02-30', '5: day.none 2024-02-30 1918-04-13 2043-04-13'],
  ['date', '2023-02-29', '5: day.none 2023-02-29 1918-04-13 2043-04-13'],
  ['date', '2024-13-01', '5: day.none 2024-13-01 1918-04-13 2043-04-13'],
  ['date', '14 June 2018', '5: day.form 14 June 2018'],
  ['date', '2024-6-1', '5: day.form 2024-6-1 near 2024-06-01'],
  ['date', '14/02/2025', '5: day.form 14/02/2025 near 2025-02-14'],
  ['date', '२०२५-०२-१४', '5: day.form २०२५-०२-१४ near 2025-02-14'],
  ['date', '2024', '5: field.text value.number 2024'],
  ['date', '1900-01-01', '5: day.none 1900-01-01 1918-04-13 2043-04-13'],
  ['date', '2081-11-02', '5: day.bikramSambat 2081-11-02 2025-02-14'],
  ['language', 'Nepali', '3: field.choice Nepali en ne'],
  ['headline', "''", '4: text.empty'],
  ['headline', 'नयाँ एप', '3: media.language language.ne ne'],
  ['headline', 'A story #tag', '4: yaml.note tag'],
  ['headline', "'A **bold** story'", '4: text.asItIs'],
  [
    'link',
    'https://news.com.np/a”।',
    '6: link.sign https://news.com.np/a”। ”। near https://news.com.np/a',
  ],
  ['link', 'https://news.com.np/a b', '6: link.form https://news.com.np/a b'],
  ['link', 'https://example.com/x', '6: list.unreal https://example.com/x'],
  ...[
    'example.com',
    '//example.com',
    'ftp://example.com',
    'https:/example.com',
    'htps://example.com',
  ].map((link): [string, string, string] => [
    'link',
    link,
    `6: link.form ${link} near https://example.com`,
  ]),
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\example.com',
    'https://',
    'https://example.com\\x',
    'mailto:nobody',
    'tel:call me',
    'about',
  ].map((link): [string, string, string] => ['link', `'${link}'`, `6: link.form ${link}`]),
  ...[
    'https://news.com.np/x?y=1#z',
    'http://news.com.np',
    'mailto:info@news.com.np?subject=Hello',
    'tel:+977-1-4000000',
    '/app',
    '/',
  ].map((link): [string, string] => ['link', `'${link}'`]),
];

const service = (icon: string) => exampleLists.services!.replace(/icon: .*/, `icon: ${icon}`);
const fact = (lines: string) => `- id: fee\n${lines}\n`;
const video = (line: string, id = 'a') =>
  `- id: ${id}\n  youtube: aqz-KE-bpKQ\n  caption: {en: x, ne: y}\n  credit: z\n${line}`;

const country = (id: string, dial: string) =>
  `- {id: ${id}, dial: '${dial}', name: {en: x, ne: y}}\n`;

/** The example of site.yml with another line, which is the first. */
const site = (line: string) => {
  const field = new RegExp(`^${line.split(':')[0]}:.*(?:\\n .*)*`, 'm');
  return `${line}\n${exampleLists.site!.replace(field, '')}`;
};
const hours = (from: string, to: string) =>
  `- {id: a, kind: hours, value: {from: '${from}', to: '${to}'}}\n`;
const place = (coordinates: string) => site(`map: {coordinates: '${coordinates}'}`);

export const listMistakes: readonly ListMistake[] = [
  ...[...inTeam, ...inYaml].map((mistake): ListMistake => ['team', ...mistake]),
  ...inReports.map(([field, value, ...says]): ListMistake => [
    'media',
    report(field, value),
    ...says,
  ]),
  ['services', service('hammer')],
  ['services', service('tool'), '3: drawing.none src/icons/trades tool near tools'],
  ['services', service('constructor'), '3: drawing.none src/icons/trades constructor'],
  [
    'facts',
    fact('  kind: rupee\n  value: 1'),
    '2: field.choice rupee count rounded rupees dollars date hours text near rupees',
  ],
  ['facts', fact('  kind: rupees\n  value: 1,999'), '3: field.number value.text'],
  ['facts', fact('  kind: rupees\n  value: 19.5'), '3: field.number value.plain 19.5'],
  ['facts', fact('  value: 1'), '1: field.missing kind'],
  ['milestones', '- id: a\n  date: 2018-06-14\n', '1: milestones.nowhere'],
  ['videos', video('  featured: true\n'), '1: videos.day'],
  ['videos', video('  featured: true\n  published: 2025-02-14\n')],
  ['videos', video('  placeholder: true\n'), '1: videos.featured 0'],
  [
    'videos',
    video('  placeholder: true\n  featured: true\n') + video('  placeholder: true\n', 'b'),
  ],
  ['site', place('Kamalpokhari'), '1: coordinates.form Kamalpokhari'],
  ['site', place('27.7, 85.3'), '1: coordinates.form 27.7, 85.3'],
  ['site', place('85.3260, 27.7105'), '1: coordinates.form 85.3260, 27.7105'],
  ['facts', hours('10 AM', '17:00'), '1: hour.form 10 AM'],
  ['facts', hours('17:00', '10:00'), '1: hour.order'],
  ['facts', hours('10:00', '10:00'), '1: hour.order'],
  ['choices', '- id: a\n', '1: field.fields value.list'],
  [
    'choices',
    'cities: x\nprofessions: []\nhelpTopics: []\ncallbackCountries: []\n',
    '1: field.list value.text',
  ],
  ['facts', fact('  kind: rupees\n  value: 99999999999999999999'), '3: field.wrong value'],
  ['countries', country('np', '977'), '1: countryId.form np'],
  ['countries', country('NP', '+977'), '1: dialCode.form +977'],
  [
    'videos',
    video('  placeholder: true\n  featured: true\n').replace('aqz-KE-bpKQ', 'https://youtu.be/x'),
    '2: youtubeId.form https://youtu.be/x',
  ],
  [
    'videos',
    video('  placeholder: true\n  featured: true\n').replace('aqz', 'https://youtu.be/aqz'),
    '2: youtubeId.form https://youtu.be/aqz-KE-bpKQ near aqz-KE-bpKQ',
  ],
  ['site', site("phone: {shown: '98-01'}"), '1: phone.form 98-01'],
  ['site', site('email: {address: nobody}'), '1: email.form nobody'],
  ['site', site('email: {address: a@b}'), '1: email.form a@b'],
  ['fonts', '- {id: a, name: {en: x, ne: y}, file: samples/a.ttf}\n', '1: fonts.sample'],
];
