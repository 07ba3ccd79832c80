import {questionsAboutPages} from 'content-checks/pages/checkPages';
import {parsePage} from 'content-checks/pages/readPages';
import {checkLinks} from 'content-checks/pages/rules/links';
import {checkText} from 'content-checks/pages/rules/nepaliText';
import {readSource} from 'content-checks/pages/rules/source';
import {typedValues} from 'content-checks/pages/rules/wholePage';
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
  checkLinks(parsePage('docs/x.mdx', markdown), {
    route: '/x',
    places: new Map([
      ['/x', new Set(['steps'])],
      ['/how', new Set(['steps'])],
      ['/contact', undefined],
    ]),
    files: new Set(['/img/office.jpg']),
  });
const typed = typedValues({
  en: {
    facts: {
      fee: {id: 'fee', text: 'Rs\u00a01,999'},
      installs: {id: 'installs', text: '50,000'},
      start: {id: 'start', text: '14 June 2018'},
    },
    site: {
      name: 'Sipalu',
      phone: {shown: '+977-9812345678'},
    } as never,
  },
  ne: {facts: {fee: {id: 'fee', text: 'रु\u00a0१,९९९'}}},
});
const value = (text: string) => () => checkText(parsePage('docs/x.mdx', text), 'en', typed);

const saved = (bytes: Uint8Array) => () => {
  const {found} = readSource(bytes);
  return found ? [{file: 'docs/x.mdx', ...found}] : [];
};

/** Mistakes in the words of pages. */
export const proseMistakes: readonly Mistake[] = [
  // The file.
  ['a file that is empty', inSite({'docs/tos.mdx': ' \n'}), '1 file.empty'],
  ['UTF-16', saved(Buffer.from('\ufeffक', 'utf16le')), '1 file.encoding'],
  ['UTF-16 without its mark', saved(Buffer.from('abc', 'utf16le')), '1 file.encoding'],
  ['ANSI', saved(Buffer.from('caf\u00e9', 'latin1')), '1 file.encoding'],
  ['letters lost in ANSI', inNepali('?????? ????.'), '18 file.lostLetters'],
  [
    'marks of a conflict',
    inEnglish('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'),
    '18 file.twoVersions',
  ],
  ['Preeti', inNepali("h'g;'s} a]nf kmf]g ug'{xf];\\ ."), '18 source.preeti'],
  ['Preeti, other words', inNepali("klxn] ;fj{hlgs 7fpFdf e]6\\g'xf];\\ ."), '18 source.preeti'],
  ['Preeti without a sentence', inNepali('xfd|f] sfo{qmd'), '18 source.preeti'],
  [
    'a name that is no address',
    inSite({'docs/Second Page.mdx': '---\ntitle: Second\n---\n\n# Second\n'}),
    '1 page.noTwin i18n/ne/docusaurus-plugin-content-docs/current/Second Page.mdx',
    '1 page.name second-page.mdx',
  ],
  // Characters.
  ['a no-break space', inEnglish('Use\u00a0your name.'), '18 file.space'],
  ['a bullet of Word', inEnglish('•\u00a0Use your name.'), '18 source.bullet'],
  ['several bullets', inEnglish('• Use your name.\n• And write it.'), '18 source.bullet'],
  // Above the text.
  [
    'an empty title',
    inSite({'docs/tos.mdx': replace('title: Terms', 'title:')}),
    '2 field.empty title → title: …',
  ],
  [
    'a misspelt field',
    inSite({'docs/tos.mdx': replace('title:', 'titel:')}),
    '2 field.unknown titel near title',
  ],
  ['a short description', described('Ten signs.'), '3 page.length 10'],
  [
    'a component in the description',
    described('How people use <Brand />, and all that they have to know about it.'),
    '3 page.words <Brand />',
  ],
  [
    'a description of another page',
    described('Who we are, where we work and how the company began.'),
    '3 page.sameDescription docs/tos.mdx',
  ],
  // Headings and HTML.
  [
    'no main heading',
    inSite({'docs/tos.mdx': replace('# Terms\n', '\n'), [twin]: replace('# सर्त\n', '\n')}),
    '1 page.noHeading → # Terms',
    '1 page.noHeading → # सर्त',
  ],
  [
    'two main headings',
    inSite({
      'docs/tos.mdx': replace('<Note>', '# More\n\n<Note>'),
      [twin]: replace('<Note>', '# थप\n\n<Note>'),
    }),
    '16 page.twoHeadings → ## More {/* #a-short-name */}',
    '16 page.twoHeadings → ## थप {/* #a-short-name */}',
  ],
  [
    'a style pasted from the web',
    inEnglish('Use <p style="color:red">your</p> name.'),
    '18 html.styled p style',
  ],
  [
    'several tags pasted from Word',
    inEnglish('<div class="MsoNormal"><font>Use your name.</font></div>'),
    '18 html.styled div class',
  ],
  ['a tag pasted from Word', inEnglish('Use <font>your</font> name.'), '18 html.foreign font'],
  [
    'a component without its import',
    inEnglish('Use <NepaliArticle /> here.'),
    '18 component.none NepaliArticle component.imported NepaliArticle',
  ],
  [
    'an id in Nepali letters',
    inSite({[twin]: replace('{/* #accounts */}', '{/* #खाता */}')}),
    '12 heading.letters → ## खाता {/* #a-short-name */}',
  ],
  ['a page saved as text', inSite({[twin]: null, [`${twin}.txt`]: '# सर्त'}), '1 page.txt'],
  [
    'an English page saved as text',
    inSite({'docs/tos.mdx': null, 'docs/tos.mdx.txt': '# Terms'}),
    '1 page.txt',
  ],
  // Links and pictures.
  ['the address of a language', link('[a](/ne/how)'), '1 link.plain /how → [words to click](/how)'],
  [
    'the address of this computer',
    link('[a](http://localhost:3000/ne/how)'),
    '1 link.plain /how → [words to click](/how)',
  ],
  ['a page that is not there', link('[a](/hov)'), '1 link.none /hov near /how'],
  ['a place that is not there', link('[a](/how#step)'), '1 link.noPlace /how step near steps'],
  ['a place of the page itself', link('[a](#none)'), '1 link.noPlace /x none'],
  [
    'a link without its beginning',
    link('[a](www.news.com.np)'),
    '1 link.form www.news.com.np near https://www.news.com.np',
  ],
  [
    'links that lead somewhere',
    link('[a](/how#steps) [b](/contact#x) [c](https://a.b/) [d](/img/office.jpg) [e](#steps)'),
  ],
  ['a link with an invisible character, which is reported by itself', link('[a](/how\u200b)')],
  [
    'a picture that is not there',
    link('![An office](/img/ofice.jpg)'),
    '1 asset.none static/img/ofice.jpg near /img/office.jpg',
  ],
  [
    'a picture of the own disk',
    link('![An office](C:\\Users\\office.jpg)'),
    '1 asset.path C:\\Users\\office.jpg → ![What is to be seen](/img/picture.jpg)',
  ],
  [
    'a picture without words',
    link('![](/img/office.jpg)'),
    '1 picture.words → ![What is to be seen](/img/office.jpg)',
  ],
  // What is written once.
  ['the name', value('Use SIPALU today.'), '1 once.name SIPALU → <Brand />'],
  [
    'the phone number',
    value('Call +977-9812345678.'),
    '1 once.phone +977-9812345678 → <Contact part="phone" />',
  ],
  ['the fee', value('It costs Rs 1,999.'), '1 once.fact Rs 1,999 → <Fact id="fee" />'],
  [
    'the fee in another form',
    value('It costs NPR 1999.'),
    '1 once.fact NPR 1999 → <Fact id="fee" />',
  ],
  ['the fee in Nepali', value('१९९९ रुपैयाँ'), '1 once.fact १९९९ रुपैयाँ → <Fact id="fee" />'],
  ['a date', value('On 14 June 2018 it began.'), '1 once.fact 14 June 2018 → <Fact id="start" />'],
  ['what only looks so', value('In 1999, Rs 50,000, https://sipalu.example, 114 June 2018.')],
  [
    'a phone number that may be ours, as a question',
    () =>
      questionsAboutPages(
        makeSite({'docs/tos.mdx': replace('Use your', 'Call +977-9812345678. Use your')}),
      ),
    '18 ask.phone +977-9812345678 → <Contact part="phone" />',
  ],
  [
    'a heavy photograph, as a question',
    () =>
      questionsAboutPages(
        makeSite({
          'docs/tos.mdx': replace('Use your', '![Us](/img/us.jpg)\n\nUse your'),
          'static/img/us.jpg': ' '.repeat(700_000),
        }),
      ),
    '18 ask.heavy static/img/us.jpg 700',
  ],
  // Nepali and English.
  ['a space before the danda', inNepali('ठिक छ ।'), '18 nepali.danda छ ।'],
  ['Latin digits', inNepali('10 जना।'), '18 nepali.digits 10 १० nepali.code'],
  [
    'Latin digits in the fields and in the words of components',
    inSite({[`${pages}/about.mdx`]: (source) => source.replace(/हौँ/g, 'हौँ `2`')}),
    '3 page.words `',
    '3 nepali.digits 2 २ nepali.code',
    '8 nepali.digits 2 २ nepali.code',
  ],
  ['Nepali digits', inEnglish('Use १२ names.'), '18 english.digits १२ 12'],
  ['a full stop for the danda', inNepali('सबै ठिक छन्. राम्रो।'), '18 nepali.end छन् .'],
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
  ['a pipe for the danda', inNepali('नाम राख्नुहोस् |'), '18 nepali.end राख्नुहोस् |'],
  ['a familiar word', inNepali('तिम्रो नाम राख्नुहोस्।'), '18 nepali.familiar तिम्रो'],
  ['anusvara', inNepali('तपाईंको नाम।'), '18 nepali.spelling तपाईंको तपाईँको'],
  [
    'words of the glossary',
    inNepali('ठूलो सीप र एप्प।'),
    '18 nepali.spelling सीप सिप',
    '18 nepali.spelling एप्प एप',
    '18 nepali.spelling ठूलो ठुलो',
  ],
  ['Hindi', inNepali('सबै भेट करें।'), '18 nepali.hindi करें'],
  ['another word', inNepali('बाकसमा लेख्नुहोस्।'), '18 nepali.word बाकसमा कोठा'],
  [
    'a joiner that is missing',
    inNepali('उसले गर्यो।'),
    '18 nepali.spelling गर्यो गर्‍यो nepali.joiner',
  ],
  [
    'words that only look so',
    inNepali('कार्यालय, एप्पल, सूर्य र उसले गर्\u200dयो। Google Play Store मा।'),
  ],
  [
    'half a line in English',
    inNepali('नाम please write your name राख्नुहोस्।'),
    '18 nepali.partEnglish please write your name',
  ],
  [
    'a long line in English',
    inNepali('These are English words, of which there are more than sixty letters here.'),
    '18 nepali.english These are English words, of which there are more than sixty …',
  ],
  ['a short line in English', inNepali('Use this'), '18 nepali.english Use this'],
];
