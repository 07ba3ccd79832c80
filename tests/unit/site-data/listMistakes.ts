import {mistypedRoles} from '../lib/mistypedRoles';
import {exampleLists} from './sites';

/** What a writer may write into a list, and all that the checks say of it: `line: message`. */
type ListMistake = readonly [list: string, source: string, ...says: string[]];

export const asha =
  '- id: asha\n  name: {en: Asha, ne: आशा}\n  role: {en: Designer, ne: डिजाइनर}\n';
const member = (name: string) => `- id: a\n  name: ${name}\n  role: {en: x, ne: y}\n`;
const entry = (lines: string) => `- id: asha\n${lines}\n`;
const ashaWith = (line: string) => `${asha}  ${line}\n`;

const noList = '1: The file must be a list: each entry begins with "- " at the left edge.';
const asItIs = '2: This text is shown as it is: no links, no bold words, no components.';
const fields = 'The fields here are: id, name, role, portrait, image, standin.';

const inTeam: [source: string, ...says: string[]][] = [
  [asha],
  ['', '1: The file is empty.'],
  ['# Nothing yet\n', '1: The file is empty.'],
  ['id: asha\nname: Asha\n', noList],
  ['Asha, designer\n', noList],
  [`${asha}- Bina\n`, '4: Named fields are expected here, not text.'],
  // Names of fields.
  [ashaWith('rol: x'), '4: "rol" is not a field here. Did you mean "role"?'],
  [ashaWith('telephone: x'), `4: "telephone" is not a field here. ${fields}`],
  [ashaWith('<<: {id: bina}'), `4: "<<" is not a field here. ${fields}`],
  [member('{en: x, ne: y, np: z}'), '2: "np" is not a field here. Did you mean "ne"?'],
  [
    member('{en: Asha, designer, ne: आशा}'),
    '2: "designer" has nothing after it. Between { and } a comma ends a text: put a text with a comma between quotes.',
  ],
  [
    entry('  name: {en: x, ne: y}\n  role: {en:Designer, ne: डिजाइनर}'),
    '3: A space is missing after "en:". Write "en: Designer".',
  ],
  [entry('  name: {en: x, ne: y}'), '1: "role" is missing.'],
  [entry('  name: {en: x, ne: y}\n  role:'), '3: "role" is empty.'],
  // Texts.
  [member('{en: Asha}'), '2: The Nepali text (ne) is missing.'],
  [member('{en: Asha, ne: }'), '2: The Nepali text (ne) is empty.'],
  [member("{en: '', ne: आशा}"), '2: The text is empty.'],
  [member("\n    en: '  '\n    ne: आशा"), '3: The text is empty.'],
  [member('Asha'), '2: The text is expected in every language (en, ne) here, not text.'],
  [
    member('{en: 12, ne: y}'),
    '2: Text is expected here, not the number 12. Put it between quotes.',
  ],
  [member('{en: true, ne: y}'), '2: Text is expected here, not true. Put it between quotes.'],
  [member('{en: [a], ne: y}'), '2: One text is expected here, not a list.'],
  [
    member('{en: सहर, ne: towns}'),
    '2: This is the English text, and it is in Nepali letters. Are the two languages swapped?',
  ],
  [
    member('{en: Towns, ne: "????? ??"}'),
    '2: The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.',
  ],
  [
    member('{en: "Towns {see map}", ne: सहर}'),
    '2: {see map} names no fact of facts.yml. Put other words between ( and ).',
  ],
  [
    member('{en: “Small, large”, ne: सहर}'),
    '2: Curved quotation marks are letters here. Put straight ones around the text: "…".',
  ],
  [
    member('{en: "Ta\u200bmang", ne: सहर}'),
    '2: An invisible control character (U+200B) is in the text. Delete the text and type it again.',
  ],
  [
    member('{en: १२ towns, ne: सहर}'),
    '2: The number १२ is written in English digits in English: 12.',
  ],
  [member('{en: x, ne: 12 सहर}'), '2: The number 12 is written in Nepali digits in Nepali: १२.'],
  [member('{en: Type in it, ne: बाकसमा आफ्नो नाम लेख्नुहोस्।}'), '2: The site says कोठा, not "बाकसमा".'],
  [
    member('{en: x, ne: सहर ठुला छन्.}'),
    '2: A sentence ends with a danda in Nepali, not with .: "छन्।".',
  ],
  [member('{en: x, ne: छन् ।}'), '2: A । must follow the word without a space: "छन्।".'],
  [member('{en: <b>Towns</b>, ne: सहर}'), asItIs],
  [member("{en: '**Towns**', ne: सहर}"), asItIs],
  // Other values.
  [ashaWith('standin: yes'), '4: true or false is expected here, without quotes, not text.'],
  [
    asha.replace('asha', 'Asha Tamang'),
    '1: "Asha Tamang" cannot be an id. An id is made of small English letters, digits and single hyphens.',
  ],
  [
    `${asha}${asha}`,
    '4: "asha" is already on line 1. Every id of a list is different from the others.',
  ],
  [
    ashaWith('portrait: office-desinger'),
    '4: There is no picture in src/weave/portraits with the name "office-desinger". Did you mean "office-designer"?',
  ],
  [ashaWith('image: /img/team/asha.jpg')],
  [
    ashaWith('image: /img/team/Asha.jpg'),
    '4: There is no file static/img/team/Asha.jpg. Did you mean "/img/team/asha.jpg"?',
  ],
  [ashaWith('image: /../package.json'), '4: There is no file static/../package.json.'],
  [
    ashaWith('image: img/team/asha.jpg'),
    '4: "img/team/asha.jpg" does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg.',
  ],
];

const tab = 'There is a tab at the beginning of the line. Use spaces: two for each step.';
const words =
  'There are words after the end of the text. Put a text with quotation marks or a bracket in it between quotes as a whole.';
const noColon =
  'This line has no colon and space after the name of its field, or the next line is indented differently. The fields of one entry begin in the same column.';
const cannotBegin = (sign: string) =>
  `2: A text cannot begin with ${sign} on its own: put the whole text between quotes.`;

/** What is not YAML. */
const inYaml: [source: string, ...says: string[]][] = [
  ['- id: asha\n\tname: Asha\n', `2: ${tab}`],
  [entry('  name:\n\t\ten: Asha'), `3: ${tab}`],
  [entry('  role: one\n  role: two'), '3: "role" is written twice in the same place. Keep one.'],
  ['-id: asha\n-id: bina\n', '2: A space is missing after the hyphen: write "- id: …".'],
  [
    entry('  name:\n    en: Asha: designer'),
    '3: The text has a colon and a space in it: put the whole text between quotes.',
  ],
  [
    entry('  name:\n    en: "Asha\n    ne: आशा\n- id: bina'),
    '3: A quotation mark is opened here and not closed.',
  ],
  [entry('  name:\n    en: "Asha" Tamang'), `3: ${words}`],
  [entry('  name: {downloads} installs'), `2: ${words}`],
  [entry('  name\n  role: x'), `2: ${noColon}`],
  [entry('    name: x'), `1: ${noColon}`],
  [
    entry(' name: x'),
    '2: The line is indented differently from the fields before it, or its "- " is missing.',
  ],
  [entry('  name: @asha'), cannotBegin('@')],
  [entry('  name: %asha'), cannotBegin('%')],
  [entry('  name: *Asha* Tamang'), cannotBegin('*')],
  [
    entry('  name: {en: Asha, ne: आशा\n  role: x'),
    '2: A brace { is opened in this line and not closed.',
  ],
  [
    entry('  name: [Asha, आशा\n  role: x'),
    '3: A bracket [ or { is opened and not closed in the lines before.',
  ],
  ...mistypedRoles.map(([, role, says]): [string, string] => [
    entry(`${role}\n  name: {en: Asha, ne: आशा}`),
    `2: ${says}`,
  ]),
  [
    entry('  name: A\n  role: B\n  id: bina\n  name: C\n  role: D'),
    '4: A new entry begins here, and its hyphen is missing: write "- id: …".',
  ],
  [
    entry('  role: x\nThe new people\n- id: bina'),
    '3: These words belong to no field. A note begins with #, and a text with the name of its field and a colon.',
  ],
  [
    entry('  role:\n    en: >-\n    The words.\n    ne: >-\n      शब्द।'),
    '4: A text on lines of its own begins two spaces further right than the name of its field.',
  ],
  [
    entry('<<<<<<< HEAD\n  role: x\n=======\n  role: y\n>>>>>>> main'),
    '2: Two versions of the file are here, above and below the line "=======". Keep one, and delete the lines with "<<<<<<<", "=======" and ">>>>>>>".',
  ],
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

const form = 'is not a date in the form year-month-day, such as 2018-06-14.';
const calendar =
  'The Nepali calendar of the site knows the days from 1918-04-13 to 2043-04-13, not 1900-01-01.';

const inReports: [field: string, value: string, ...says: string[]][] = [
  ['date', '2024-02-30', '5: There is no day 2024-02-30 in the calendar.'],
  ['date', '2023-02-29', '5: There is no day 2023-02-29 in the calendar.'],
  ['date', '2024-13-01', '5: There is no day 2024-13-01 in the calendar.'],
  ['date', '14 June 2018', `5: "14 June 2018" ${form}`],
  ['date', '2024-6-1', `5: "2024-6-1" ${form}`],
  ['date', '2024', '5: Text is expected here, not the number 2024. Put it between quotes.'],
  ['date', '1900-01-01', `5: ${calendar}`],
  [
    'date',
    '2081-11-02',
    '5: 2081-11-02 looks like a day of Bikram Sambat. Write the day of the Gregorian calendar, such as 2025-02-14.',
  ],
  ['language', 'Nepali', '3: "Nepali" is not one of the choices: en, ne. Did you mean "ne"?'],
  ['headline', "''", '4: The text is empty.'],
  ['headline', 'नयाँ एप', '3: The headline is in Nepali: write "language: ne".'],
  [
    'headline',
    'A story #tag',
    '4: The text ends before "#tag": after a space, # begins a note. Put the whole text between quotes.',
  ],
  [
    'headline',
    "'A **bold** story'",
    '4: This text is shown as it is: no links, no bold words, no components.',
  ],
  [
    'link',
    'https://news.com.np/a b',
    '6: There is a space in "https://news.com.np/a b". Copy the link again, or write %20 in place of the space.',
  ],
  [
    'link',
    'https://example.com/x',
    '6: "https://example.com/x" is not real yet. Write the real one, or add the line "standin: true" again.',
  ],
  ...[
    'example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/x',
    '//example.com/x',
    '/\\example.com',
    'https://',
    'https:/example.com',
    'https://example.com\\x',
    'mailto:nobody',
    'tel:call me',
    'about',
  ].map((link): [string, string, string] => [
    'link',
    `'${link}'`,
    `6: "${link}" is not a link. A link begins with https://, http://, mailto: or tel:, or with / for a page of this site.`,
  ]),
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
const wholeNumber = (found: string) =>
  `3: A whole number is expected here, not ${found}: digits only, without quotes, commas or units.`;

/** The example of site.yml with another line, which is the first. */
const site = (line: string) => {
  const field = new RegExp(`^${line.split(':')[0]}:.*(?:\\n .*)*`, 'm');
  return `${line}\n${exampleLists.site!.replace(field, '')}`;
};
const hours = (from: string, to: string) =>
  site(`callingHours: {from: '${from}', to: '${to}', days: [sunday]}`);
const place = (coordinates: string) => site(`map: {coordinates: '${coordinates}'}`);
const noPlace =
  'is not a place on a map. Write its latitude and its longitude in degrees, each with three decimals or more, with a comma between them and in quotes.';

export const listMistakes: readonly ListMistake[] = [
  ...[...inTeam, ...inYaml].map((mistake): ListMistake => ['team', ...mistake]),
  ...inReports.map(([field, value, ...says]): ListMistake => [
    'media',
    report(field, value),
    ...says,
  ]),
  ['services', service('hammer')],
  [
    'services',
    service('tool'),
    '3: There is no picture in src/icons/trades with the name "tool". Did you mean "tools"?',
  ],
  [
    'services',
    service('constructor'),
    '3: There is no picture in src/icons/trades with the name "constructor".',
  ],
  [
    'facts',
    fact('  kind: rupee\n  value: 1'),
    '2: "rupee" is not one of the choices: count, rounded, rupees, dollars, date, text. Did you mean "rupees"?',
  ],
  ['facts', fact('  kind: rupees\n  value: 1,999'), wholeNumber('text')],
  ['facts', fact('  kind: rupees\n  value: 19.5'), wholeNumber('19.5')],
  ['facts', fact('  value: 1'), '1: "kind" is missing.'],
  [
    'milestones',
    '- id: a\n  date: 2018-06-14\n',
    '1: No page shows this milestone. Add "about", "timeline" or both.',
  ],
  [
    'videos',
    video('  featured: true\n'),
    '1: A video of our own needs the day on which it was put on YouTube, for example: published: 2025-02-14',
  ],
  ['videos', video('  featured: true\n  published: 2025-02-14\n')],
  [
    'videos',
    video('  standin: true\n'),
    '1: Exactly one video must have the line "featured: true"; here 0 have it.',
  ],
  ['videos', video('  standin: true\n  featured: true\n') + video('  standin: true\n', 'b')],
  ['site', place('Kamalpokhari'), `1: "Kamalpokhari" ${noPlace}`],
  ['site', place('27.7, 85.3'), `1: "27.7, 85.3" ${noPlace}`],
  [
    'site',
    place('85.3260, 27.7105'),
    '1: "85.3260, 27.7105" is not in Nepal. The latitude (26 to 31) comes first, then the longitude (80 to 89).',
  ],
  [
    'site',
    hours('10 AM', '17:00'),
    '1: "10 AM" is not a time. Write hours and minutes of the 24-hour clock, in quotes.',
  ],
  ['site', hours('17:00', '10:00'), '1: "from" has to be earlier in the day than "to".'],
  ['site', hours('10:00', '10:00'), '1: "from" has to be earlier in the day than "to".'],
  [
    'choices',
    '- id: a\n',
    '1: The file must be named fields at the left edge, not a list or a text.',
  ],
];
