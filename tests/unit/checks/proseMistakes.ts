import {checkTranslations} from '@site/src/plugins/checks/checkTranslations';
import {parseWordFile} from '@site/src/plugins/checks/wordFiles';
import {questionsAboutPages} from '@site/src/plugins/content/checkPages';
import {parsePage} from '@site/src/plugins/content/readPages';
import {checkLinks} from '@site/src/plugins/content/rules/links';
import {checkText} from '@site/src/plugins/content/rules/nepaliText';
import {readSource} from '@site/src/plugins/content/rules/source';
import {typedValues} from '@site/src/plugins/content/rules/wholePage';
import {
  inBoth,
  inEnglish,
  inNepali,
  inSite,
  makeSite,
  type Mistake,
  pages,
  replace,
  twin,
} from './site';

const described = (text: string) =>
  inSite({'docs/tos.mdx': (source) => source.replace(/^description: .*/m, `description: ${text}`)});

const link = (markdown: string) => () =>
  checkLinks(parsePage('docs/x.mdx', markdown), (address) => address === '/img/office.jpg');
const typed = typedValues({
  en: {
    facts: {
      fee: {id: 'fee', text: 'Rs\u00a01,999'},
      installs: {id: 'installs', text: '50,000'},
      start: {id: 'start', text: '14 June 2018', iso: '2018-06-14'},
    },
    site: {
      name: 'Sipalu',
      phone: {shown: '+977-9812345678'},
    } as never,
  },
  ne: {facts: {fee: {id: 'fee', text: 'रु\u00a0१,९९९'}}},
});
const value = (text: string) => () => checkText(parsePage('docs/x.mdx', text), 'en', typed);
const once = (what: string, written: string, component: string) =>
  `1 ${what} is written once for the whole site. Write a component in place of "${written}", so that a change reaches every page. → ${component}`;

const saved = (bytes: Uint8Array) => () =>
  readSource(bytes).found.map(([line, message]) => ({
    file: 'docs/x.mdx',
    line,
    place: [],
    message,
  }));
const notUtf8 = '1 The file is not saved as UTF-8. Save it again with the encoding "UTF-8".';
const twoVersions =
  'Two versions of the file are here, above and below the line "=======". Keep one, and delete the lines with "<<<<<<<", "=======" and ">>>>>>>".';
const lost =
  'The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.';
const otherSpace =
  'A space of another kind is in this line; it only looks the same. Delete the space and type it again.';
const bullet =
  'This is a bullet of Word. An item of a list begins with a hyphen and a space, on a line of its own.';
const unreadableJson =
  'The file cannot be read. In this line or just before it, a comma, a quotation mark or a brace is missing or one too many.';
const sidebars = (reason: string) => async () =>
  checkTranslations(
    makeSite({'sidebars.ts': "\n'press',\n'welcom',\n"}),
    Promise.reject(new Error(reason)),
  );

/** Mistakes in the words of pages, and in the files of interface words. */
export const proseMistakes: readonly Mistake[] = [
  // The file.
  ['a file that is empty', inSite({'docs/tos.mdx': ' \n'}), '1 The file is empty.'],
  ['UTF-16', saved(Buffer.from('\ufeffक', 'utf16le')), notUtf8],
  ['UTF-16 without its mark', saved(Buffer.from('abc', 'utf16le')), notUtf8],
  ['ANSI', saved(Buffer.from('caf\u00e9', 'latin1')), notUtf8],
  ['letters lost in ANSI', inNepali('?????? ????.'), `18 ${lost}`],
  ['marks of a conflict', inEnglish('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'), `18 ${twoVersions}`],
  [
    'Preeti',
    inNepali("h'g;'s} a]nf kmf]g ug'{xf];\\ ."),
    '18 This line is typed for the font Preeti. Convert it to Unicode, and paste it again.',
  ],
  [
    'a name that is no address',
    inSite({'docs/Second Page.mdx': '---\ntitle: Second\n---\n\n# Second\n'}),
    '1 This page has no Nepali twin, so visitors would get English under the Nepali address. Copy the file to i18n/ne/docusaurus-plugin-content-docs/current/Second Page.mdx and write it in Nepali.',
    '1 The name of the file is the address of the page. It has only small English letters, digits and hyphens: second-page.mdx.',
  ],
  // Characters.
  ['a no-break space', inEnglish('Use\u00a0your name.'), `18 ${otherSpace}`],
  ['a bullet of Word', inEnglish('•\u00a0Use your name.'), `18 ${bullet}`],
  // Above the text.
  [
    'an empty title',
    inSite({'docs/tos.mdx': replace('title: Terms', 'title:')}),
    '2 "title" is empty. → title: …',
  ],
  [
    'a misspelt field',
    inSite({'docs/tos.mdx': replace('title:', 'titel:')}),
    '2 "titel" is not a field here. Did you mean "title"?',
  ],
  [
    'a short description',
    described('Ten signs.'),
    '3 The description has 10 characters. Search engines show 50 to 160: say in one sentence what a reader finds here.',
  ],
  [
    'a component in the description',
    described('How people use <Brand />, and all that they have to know about it.'),
    '3 Components and marks are not read here. Write the description in words only.',
  ],
  [
    'a description of another page',
    described('Who we are, where we work and how the company began.'),
    '3 pages/about.mdx has the same description. Say what a reader finds on this page only.',
    '3 docs/tos.mdx has the same description. Say what a reader finds on this page only.',
  ],
  // Headings and HTML.
  [
    'no main heading',
    inSite({'docs/tos.mdx': replace('# Terms\n', '\n'), [twin]: replace('# सर्त\n', '\n')}),
    '1 The page has no main heading. Begin its text with one. → # Terms',
    '1 The page has no main heading. Begin its text with one. → # सर्त',
  ],
  [
    'two main headings',
    inSite({
      'docs/tos.mdx': replace('<Note>', '# More\n\n<Note>'),
      [twin]: replace('<Note>', '# थप\n\n<Note>'),
    }),
    '16 The page has a main heading already. A part has two #. → ## More {/* #a-short-name */}',
    '16 The page has a main heading already. A part has two #. → ## थप {/* #a-short-name */}',
  ],
  [
    'a style pasted from the web',
    inEnglish('Use <p style="color:red">your</p> name.'),
    '18 <p style="…"> comes from another program. The site gives everything its look: delete the tag, and keep its words.',
  ],
  [
    'a tag pasted from Word',
    inEnglish('Use <font>your</font> name.'),
    '18 <font> comes from another program or is misspelt. Delete the tag, and keep its words.',
  ],
  [
    'a component without its import',
    inEnglish('Use <NepaliArticle /> here.'),
    '18 There is no <NepaliArticle>. If it was imported, its line "import NepaliArticle …" is missing.',
  ],
  [
    'an id in Nepali letters',
    inSite({[twin]: replace('{/* #accounts */}', '{/* #खाता */}')}),
    '12 The id of a heading has only small English letters, digits and hyphens, the same in every language: → ## खाता {/* #a-short-name */}',
  ],
  [
    'a page saved as text',
    inSite({[twin]: null, [`${twin}.txt`]: '# सर्त'}),
    '1 The name of this file ends with ".txt" by mistake. Remove that ending.',
  ],
  // Links and pictures.
  [
    'the address of a language',
    link('[a](/ne/how)'),
    '1 Write "/how", without a language or a server before it: readers stay in their language. → [words to click](/how)',
  ],
  [
    'the address of this computer',
    link('[a](http://localhost:3000/ne/how)'),
    '1 Write "/how", without a language or a server before it: readers stay in their language. → [words to click](/how)',
  ],
  [
    'links that lead somewhere',
    link('[a](/how#steps) [b](/contact#x) [c](https://a.b/) [d](/img/office.jpg)'),
  ],
  ['a link with an invisible character, which is reported by itself', link('[a](/how\u200b)')],
  [
    'a picture that is not there',
    link('![An office](/img/ofice.jpg)'),
    '1 There is no file static/img/ofice.jpg.',
  ],
  [
    'a picture of the own disk',
    link('![An office](C:\\Users\\office.jpg)'),
    '1 "C:\\Users\\office.jpg" does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg. → ![What is to be seen](/img/picture.jpg)',
  ],
  [
    'a picture without words',
    link('![](/img/office.jpg)'),
    '1 The picture has no words. Say what is to be seen, for those who cannot see it. → ![What is to be seen](/img/office.jpg)',
  ],
  // What is written once.
  ['the name', value('Use SIPALU today.'), once('The name', 'SIPALU', '<Brand />')],
  [
    'the phone number',
    value('Call +977-9812345678.'),
    once('The phone number', '+977-9812345678', '<Contact part="phone" />'),
  ],
  ['the fee', value('It costs Rs 1,999.'), once('This fact', 'Rs 1,999', '<Fact id="fee" />')],
  [
    'the fee in another form',
    value('It costs NPR 1999.'),
    once('This fact', 'NPR 1999', '<Fact id="fee" />'),
  ],
  ['the fee in Nepali', value('१९९९ रुपैयाँ'), once('This fact', '१९९९ रुपैयाँ', '<Fact id="fee" />')],
  [
    'a date',
    value('On 14 June 2018 it began.'),
    once('This fact', '14 June 2018', '<Fact id="start" />'),
  ],
  ['what only looks so', value('In 1999, Rs 50,000, https://sipalu.example, 114 June 2018.')],
  [
    'a phone number that may be ours, as a question',
    () =>
      questionsAboutPages(
        makeSite({'docs/tos.mdx': replace('Use your', 'Call +977-9812345678. Use your')}),
      ),
    '18 "+977-9812345678" is a phone number. Our own is written once, in src/data/site.yml. → <Contact part="phone" />',
  ],
  // Nepali and English.
  [
    'a space before the danda',
    inNepali('ठिक छ ।'),
    '18 A । must follow the word without a space: "छ।".',
  ],
  [
    'Latin digits',
    inNepali('10 जना।'),
    '18 The number 10 is written in Nepali digits in Nepali: १०. If it is a code that must stay, put it between backticks: `…`.',
  ],
  [
    'Latin digits in the fields and in the words of components',
    inSite({[`${pages}/about.mdx`]: (source) => source.replace(/हौँ/g, 'हौँ `2`')}),
    '3 Components and marks are not read here. Write the description in words only.',
    '3 The number 2 is written in Nepali digits in Nepali: २. If it is a code that must stay, put it between backticks: `…`.',
    '8 The number 2 is written in Nepali digits in Nepali: २. If it is a code that must stay, put it between backticks: `…`.',
  ],
  [
    'Nepali digits',
    inEnglish('Use १२ names.'),
    '18 The number १२ is written in English digits in English: 12.',
  ],
  [
    'a full stop for the danda',
    inNepali('सबै ठिक छन्. राम्रो।'),
    '18 A sentence ends with a danda in Nepali, not with .: "छन्।".',
  ],
  ...[
    'डा. राम र नं. २ का बा. श्याम।',
    'नम्बर +977 वा (+1) बाट सुरु हुन्छ।',
    'फाइल `MH 12` हो।',
    'लागू मिति: <Fact id="fee" />।',
    'IPv6 र MH-17।',
    'नाम। {/* Line 12 is a remark for the writer. */}',
  ].map((text): Mistake => [`what is right: ${text}`, inNepali(text)]),
  [
    'what is right: English in its own part',
    inBoth('<Lang lang="en">\n\nThese 4 English words stay.\n\n</Lang>'),
  ],
  [
    'a pipe for the danda',
    inNepali('नाम राख्नुहोस् |'),
    '18 A sentence ends with a danda in Nepali, not with |: "राख्नुहोस्।".',
  ],
  [
    'a familiar word',
    inNepali('तिम्रो नाम राख्नुहोस्।'),
    '18 Readers are addressed as तपाईँ, not as "तिम्रो".',
  ],
  ['anusvara', inNepali('तपाईंको नाम।'), '18 "तपाईंको" is written "तपाईँको" here.'],
  [
    'words of the glossary',
    inNepali('ठूलो सीप र एप्प।'),
    '18 "सीप" is written "सिप" here.',
    '18 "एप्प" is written "एप" here.',
    '18 "ठूलो" is written "ठुलो" here.',
  ],
  ['another word', inNepali('बाकसमा लेख्नुहोस्।'), '18 The site says कोठा, not "बाकसमा".'],
  [
    'a joiner that is missing',
    inNepali('उसले गर्यो।'),
    '18 "गर्यो" is written "गर्\u200dयो" here. An invisible joiner is missing.',
  ],
  [
    'words that only look so',
    inNepali('कार्यालय, एप्पल, सूर्य र उसले गर्\u200dयो। Google Play Store मा।'),
  ],
  [
    'half a line in English',
    inNepali('नाम please write your name राख्नुहोस्।'),
    '18 A part of this line is still in English: "please write your name".',
  ],
  [
    'a short line in English',
    inNepali('Use this'),
    '18 This line is still in English: "Use this".',
  ],
  // Interface words and the sidebar.
  [
    'curved quotes in code.json',
    () => parseWordFile('code.json', '{\n  "a": {\n    "message": “क”\n  }\n}\n').problems,
    `3 ${unreadableJson}`,
  ],
  ['an empty code.json', () => parseWordFile('code.json', '{}\n').problems, '1 The file is empty.'],
  [
    'a conflict in code.json',
    () => parseWordFile('code.json', '{\n<<<<<<< HEAD\n').problems,
    `2 ${twoVersions}`,
  ],
  [
    'a page that is gone from the sidebar',
    sidebars(
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- welcom\n\nAvailable document ids are:\n- press\n- welcome\n',
    ),
    '3 The sidebar names the page "welcom", and there is no docs/welcom.mdx. Did you mean "welcome"?',
  ],
  [
    'a page that was deleted',
    sidebars(
      'These sidebar document ids do not exist:\n- press\n\nAvailable document ids are:\n- tos\n',
    ),
    '2 The sidebar names the page "press", and there is no docs/press.mdx. Delete its name here when the page is gone.',
  ],
  [
    'a comma in the sidebar',
    sidebars('/a/sidebars.ts: Unexpected token, expected "," (2:8)\n'),
    `2 ${unreadableJson}`,
  ],
];
