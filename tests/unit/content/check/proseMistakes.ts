import {questionsAboutPages} from 'content/check/checkPages';
import {parsePage, readPage} from 'content/read/pages';
import {checkLinks} from 'content/check/rules/links';
import {checkText} from 'content/check/rules/pageTexts';
import {typedValueCheck} from 'content/check/rules/wholePage';
import {
  inBoth,
  inEach,
  inEnglish,
  inNepali,
  inSite,
  inTranslation,
  makeSite,
  type Mistake,
  pages,
  replace,
  translation,
} from '../../support/site';

const described = (text: string) =>
  inSite({'docs/tos.mdx': (source) => source.replace(/^description: .*/m, `description: ${text}`)});

const field = (part: string, by: string) => inSite({'docs/tos.mdx': replace(part, by)});

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
const typed = typedValueCheck({
  en: {
    facts: {
      fee: {text: 'Rs\u00a01,999'},
      installs: {text: '50,000'},
      start: {text: '14 June 2018'},
    },
    site: {
      name: 'Sipalu',
      phone: {shown: '+977-9812345678'},
    } as never,
  },
  ne: {facts: {fee: {text: 'रु\u00a0१,९९९'}}},
});
const value = (text: string) => () => checkText(parsePage('docs/x.mdx', text), 'en', typed);

const saved = (bytes: Uint8Array) => () =>
  readPage(new Map([['docs/x.mdx', bytes]]), 'docs/x.mdx')!.problems;

/** Mistakes in the words of pages. */
export const proseMistakes: readonly Mistake[] = [
  // The fields at the top: a text that ends where YAML begins a note.
  [described('Ours is goal #1 of all'), '3 yaml.note 1 of all', '3 page.length 12'],
  [field('title: Terms', 'title: Our #1 goal'), '2 yaml.note 1 goal'],
  [field('title: Terms', 'title: C #- the language'), '2 yaml.note - the language'],
  [field('topic: Rules', 'topic: Rules #३'), '4 yaml.note ३'],
  [field('topic: Rules', 'sidebar_label: Rules #one #two'), '4 yaml.note one #two'],
  [inTranslation('title: सर्त', 'title: नियम #1'), '2 yaml.note 1'],
  [field('title: Terms', 'title: Terms # of 2019')],
  [field('title: Terms', 'title: "Our #1 goal"')],
  [field('title: Terms', "title: 'Our #1 goal' #1")],
  [field('title: Terms', 'title: C# and F#')],
  [field('title: Terms', '#title: Old\ntitle: Terms')],
  // The file.
  [inSite({'docs/tos.mdx': ' \n'}), '1 file.empty'],
  [saved(Buffer.from('\ufeffक', 'utf16le')), '1 file.encoding'],
  [saved(Buffer.from('abc', 'utf16le')), '1 file.encoding'],
  [saved(Buffer.from('caf\u00e9', 'latin1')), '1 file.encoding'],
  [inNepali('?????? ????.'), '18 file.lostLetters'],
  [inEnglish('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'), '18 file.twoVersions'],
  [inNepali("h'g;'s} a]nf kmf]g ug'{xf];\\ ."), '18 source.preeti'],
  [inNepali("klxn] ;fj{hlgs 7fpFdf e]6\\g'xf];\\ ."), '18 source.preeti'],
  [inNepali('xfd|f] sfo{qmd'), '18 source.preeti'],
  [
    inSite({'docs/Second Page.mdx': '---\ntitle: Second\n---\n\n# Second\n'}),
    '1 page.noTranslation i18n/ne/docusaurus-plugin-content-docs/current/Second Page.mdx',
    '1 field.missing description matter.missing → description: One sentence of 50 to 160 characters.',
    '1 page.name second-page.mdx',
  ],
  // Characters.
  [inEnglish('Use\u00a0your name.'), '18 file.space'],
  [inEnglish('•\u00a0Use your name.'), '18 source.bullet'],
  [inEnglish('• Use your name.\n• And write it.'), '18 source.bullet'],
  // Above the text.
  [
    inSite({'docs/tos.mdx': replace('title: Terms', 'title:')}),
    '2 field.empty title → title: The words',
  ],
  [
    inSite({'docs/tos.mdx': replace('title:', 'titel:')}),
    '2 field.unknown titel near title → title: The words',
  ],
  [described('Ten signs.'), '3 page.length 10'],
  [
    described('How people use <Brand />, and all that they have to know about it.'),
    '3 page.words <Brand />',
  ],
  [
    described('Who we are, where we work and how the company began.'),
    '3 page.sameDescription docs/tos.mdx',
  ],
  // Headings and HTML.
  [
    inSite({'docs/tos.mdx': replace('# Terms\n', '\n'), [translation]: replace('# सर्त\n', '\n')}),
    '1 page.noHeading → # Terms',
    '1 page.noHeading → # सर्त',
  ],
  [
    inSite({
      'docs/tos.mdx': replace('<Note>', '# More\n\n<Note>'),
      [translation]: replace('<Note>', '# थप\n\n<Note>'),
    }),
    '16 page.twoHeadings → ## More {/* #a-short-name */}',
    '16 page.twoHeadings → ## थप {/* #a-short-name */}',
  ],
  [inEnglish('Use <p style="color:red">your</p> name.'), '18 html.foreign p'],
  [inEnglish('<div class="MsoNormal"><font>Use your name.</font></div>'), '18 html.foreign div'],
  [inEnglish('Use <font>your</font> name.'), '18 html.foreign font'],
  [
    inEnglish('Use <NepaliArticle /> here.'),
    '18 component.none NepaliArticle component.imported NepaliArticle',
  ],
  [
    inSite({[translation]: replace('{/* #accounts */}', '{/* #खाता */}')}),
    '12 heading.id → ## खाता {/* #a-short-name */}',
  ],
  [inSite({[translation]: null, [`${translation}.txt`]: '# सर्त'}), '1 page.txt'],
  [inSite({'docs/tos.mdx': null, 'docs/tos.mdx.txt': '# Terms'}), '1 page.txt'],
  // Links and pictures.
  [link('[a](/ne/how)'), '1 link.plain /how → [words to click](/how)'],
  [link('[a](http://localhost:3000/ne/how)'), '1 link.plain /how → [words to click](/how)'],
  [link('[a](/hov)'), '1 link.none /hov near /how'],
  [link('[a](/how#step)'), '1 link.noPlace /how step near steps'],
  [link('[a](#none)'), '1 link.noPlace /x none'],
  // What no space divides from an address: the parser takes it for a part of the address.
  ...[
    ['https://moless.gov.np।', 'https://moless.gov.np।', 'https://moless.gov.np'],
    ['“https://moless.gov.np/a”', 'https://moless.gov.np/a”', 'https://moless.gov.np/a'],
    ['(https://moless.gov.np)।', 'https://moless.gov.np)।', 'https://moless.gov.np'],
    ['https://moless.gov.npमा', 'https://moless.gov.npमा', 'https://moless.gov.np'],
    ['*https://moless.gov.np।*', 'https://moless.gov.np।', 'https://moless.gov.np'],
    ['www.moless.gov.np॥', 'www.moless.gov.np॥', 'https://www.moless.gov.np'],
    ['https://ne.wikipedia.org/wiki/नेपाल', undefined, undefined],
  ].map(([text, address = text, meant = text]): Mistake => [
    inNepali(`हेर्नुहोस् ${text}`),
    `18 link.bare ${address} → [words to click](${meant})`,
  ]),
  [inEach('See https://moless.gov.np.', 'हेर्नुहोस् https://moless.gov.np हुन्छ।')],
  [inEach('Write to info@moless.gov.np.', 'लेख्नुहोस् info@moless.gov.np।')],
  [
    inNepali('[हेर्नुहोस्](https://moless.gov.np।)'),
    '18 link.sign https://moless.gov.np। । near https://moless.gov.np',
  ],
  [
    inEach(
      '[See](https://ne.wikipedia.org/wiki/नेपाल).',
      '[हेर्नुहोस्](https://ne.wikipedia.org/wiki/नेपाल)।',
    ),
  ],
  [link('[a](www.news.com.np)'), '1 link.form www.news.com.np near https://www.news.com.np'],
  // Right: links that lead somewhere.
  [link('[a](/how#steps) [b](/contact#x) [c](https://a.b/) [d](/img/office.jpg) [e](#steps)')],
  // Right: a link with an invisible character, which is reported by itself.
  [link('[a](/how\u200b)')],
  [link('![An office](/img/ofice.jpg)'), '1 asset.none static/img/ofice.jpg near /img/office.jpg'],
  [
    link('![An office](C:\\Users\\office.jpg)'),
    '1 asset.path C:\\Users\\office.jpg → ![What is to be seen](/img/picture.jpg)',
  ],
  [link('![](/img/office.jpg)'), '1 picture.words → ![What is to be seen](/img/office.jpg)'],
  // What is written once.
  [value('Use SIPALU today.'), '1 page.once SIPALU → <Brand />'],
  [value('Call +977-9812345678.'), '1 page.once +977-9812345678 → <Contact part="phone" />'],
  [value('It costs Rs 1,999.'), '1 page.once Rs 1,999 → <Fact id="fee" />'],
  [value('It costs NPR 1999.'), '1 page.once NPR 1999 → <Fact id="fee" />'],
  [value('१९९९ रुपैयाँ'), '1 page.once १९९९ रुपैयाँ → <Fact id="fee" />'],
  [value('On 14 June 2018 it began.'), '1 page.once 14 June 2018 → <Fact id="start" />'],
  // Right: what only looks so.
  [value('In 1999, Rs 50,000, https://sipalu.example, 114 June 2018.')],
  [
    () =>
      questionsAboutPages(
        makeSite({'docs/tos.mdx': replace('Use your', 'Call +977-9812345678. Use your')}),
      ),
    '18 ask.phone +977-9812345678 → <Contact part="phone" />',
  ],
  [
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
  [inNepali('ठिक छ ।'), '18 nepali.danda छ ।'],
  [inNepali('10 जना।'), '18 nepali.digits 10 १० nepali.code'],
  [
    inSite({[`${pages}/about.mdx`]: (source) => source.replace(/हौँ/g, 'हौँ `2`')}),
    '3 page.words `',
    '3 nepali.digits 2 २ nepali.code',
    '8 nepali.digits 2 २ nepali.code',
  ],
  [inEnglish('Use १२ names.'), '18 english.digits १२ 12'],
  [inNepali('सबै ठिक छन्. राम्रो।'), '18 nepali.end छन् .'],
  ...[
    'डा. राम र नं. २ का बा. श्याम।',
    'नम्बर +977 वा (+1) बाट सुरु हुन्छ।',
    'फाइल `MH 12` हो।',
    'लागू मिति: <Fact id="fee" />।',
    'IPv6 र MH-17।',
    'नाम। {/* Line 12 is a remark for the writer. */}',
  ].map((text): Mistake => [inNepali(text)]),
  // Right: English in its own part.
  [inBoth('<Lang lang="en">\n\nThese 4 English words stay.\n\n</Lang>')],
  // Not lost letters, and not the end of a sentence.
  [inNepali('के यो साँच्चै हो???')],
  [inNepali('साँच्चै????')],
  [inNepali('हाम्रो कम्पनी प्रा. लि. हो, त्रि. वि. होइन।')],
  [inNepali('नाम राख्नुहोस् |'), '18 nepali.end राख्नुहोस् |'],
  [inNepali('तिम्रो नाम राख्नुहोस्।'), '18 nepali.familiar तिम्रो'],
  [inNepali('तपाईंको नाम।'), '18 nepali.spelling तपाईंको तपाईँको'],
  [
    inNepali('ठूलो सीप र एप्प।'),
    '18 nepali.spelling सीप सिप',
    '18 nepali.spelling एप्प एप',
    '18 nepali.spelling ठूलो ठुलो',
  ],
  [inNepali('सबै भेट करें।'), '18 nepali.hindi करें'],
  [inNepali('बाकसमा लेख्नुहोस्।'), '18 nepali.word बाकसमा कोठा'],
  [inNepali('उसले गर्यो।'), '18 nepali.spelling गर्यो गर्‍यो nepali.joiner'],
  // Right: words that only look so.
  [inNepali('२०८१ पुस ३सम्म आउनुहोस्।'), '18 nepali.suffix ३ सम्म'],
  [inNepali('टोली सदस्य ४लाई लेख्नुहोस्।'), '18 nepali.suffix ४ लाई'],
  [inNepali('रु १,९९९मा सेवा पाइन्छ।'), '18 nepali.suffix १,९९९ मा'],
  [inNepali('बिहान १०देखि साँझ ५ सम्म खुल्छ।'), '18 nepali.suffix १० देखि'],
  [inNepali('२०७५को सर्त लागु हुन्छ।'), '18 nepali.suffix २०७५ को'],
  [inNepali('५ बजेसम्म, १० औँ, ३ सम्म, १२औँ र ४वटा।')],
  [inNepali('कार्यालय, एप्पल, सूर्य र उसले गर्\u200dयो। Google Play Store मा।')],
  [inNepali('नाम please write your name राख्नुहोस्।'), '18 nepali.english please write your name'],
  [
    inNepali('These are English words, of which there are more than sixty letters here.'),
    '18 nepali.english These are English words, of which there are more than sixty …',
  ],
  [inNepali('Use this'), '18 nepali.english Use this'],
];
