import {checkPage} from '@site/src/plugins/content/checkContent';
import {parsePage} from '@site/src/plugins/content/readPages';
import {docs, inNepali, inSite, inTwin, type Mistake, pages, replace, twin} from './site';

const fact = {id: 'a', text: '1'};

/** In a page alone, of a site with two facts. */
const alone = (markdown: string) => () =>
  checkPage(parsePage('docs/x.mdx', markdown), {
    facts: {fee: fact, downloads: fact},
    icons: ['users', 'world'],
  });

const onlyHere = (otherPage: string) =>
  `This is here and not in ${otherPage}. Both languages have the same content: add it there, or remove it here.`;
const onlyInEnglish = onlyHere(`the Nepali page ${twin}`);
const onlyInNepali = onlyHere('the English page docs/tos.mdx');

/** @param english the line in the English page */
const blocks = (where: string, what: string, english: number) =>
  `${where} the Nepali page ${what} (see docs/tos.mdx:${english}). Both have the same blocks in the same order, so that a reader who changes the language finds the same place.`;
const underNames = (what: string, english: number) => blocks('Under #names', what, english);
const name = 'आफ्नै नाम राख्नुहोस्।';

const lead = '<Lead>\n\nYour words.\n\n</Lead>';
const faq = '<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>';
const noValue = (value: string) =>
  `Words in braces are code, and there is no value "${value}". Write a figure or date of src/data/facts.yml as a component, and other words without braces. → <Fact id="fee" />`;
const noQuotes =
  'The value of an attribute must be between two straight quotation marks. → id="fee"';

/** Mistakes in the structure of pages: twins, fields, headings, components and tags. */
export const pageMistakes: readonly Mistake[] = [
  // Pages and their twins.
  [
    'no Nepali twin',
    inSite({[twin]: null}),
    `1 This page has no Nepali twin, so visitors would get English under the Nepali address. Copy the file to ${twin} and write it in Nepali.`,
  ],
  [
    'no English twin',
    inSite({'pages/about.mdx': null}),
    '1 This Nepali page has no English twin, so nobody can reach it. Write pages/about.mdx, or delete this file.',
  ],
  [
    'what is right: a part that only one language imports',
    inSite({[`${docs}/_part.mdx`]: 'एक।\n'}),
  ],
  // Fields.
  [
    'no description',
    inSite({[twin]: (source) => source.replace(/^description: .*\n/m, '')}),
    '1 Between the two lines "---" at the top, the field description is missing. Search engines and links show it. → description: …',
  ],
  [
    'no title',
    inTwin('title: सर्त\n', ''),
    '1 Between the two lines "---" at the top, the field title is missing. Search engines and links show it. → title: …',
  ],
  [
    'a title in English',
    inTwin('title: सर्त', 'title: Terms'),
    '2 The title is the same as in English: "Terms". Write it in Nepali.',
  ],
  [
    'a topic in English',
    inTwin('topic: नियम', 'topic: Rules'),
    '4 The topic is the same as in English: "Rules". Write it in Nepali.',
  ],
  [
    'a field that cannot be read',
    inTwin('topic: नियम', 'topic: "नियम'),
    '4 A quotation mark is opened here and not closed.',
  ],
  [
    'no line below the fields',
    inTwin('effective: terms-effective\n---', 'effective: terms-effective'),
    '1 The fields at the top end with a second line "---", which is missing.',
  ],
  // Headings and their ids.
  [
    'a heading without an id',
    inTwin(' {/* #accounts */}', ''),
    '12 The heading "खाता" has no id. Links to it would break when its words change. Write one in small English letters, the same in every language: → ## खाता {/* #a-short-name */}',
  ],
  [
    'an id twice',
    alone('## A {/* #a */}\n\n## B {/* #a */}\n\n<Faq id="a" question="?">\n\nC.\n\n</Faq>'),
    '3 Another heading of this page has the same id. Give this one its own.',
    '5 Another part of this page has the same id. Give this one its own.',
  ],
  [
    'an id in the form of Docusaurus',
    inTwin('{/* #accounts */}', '{#accounts}'),
    '12 The id of a heading is written as a comment: → ## खाता {/* #accounts */}',
  ],
  [
    'a misspelt id',
    inTwin('#accounts', '#acounts'),
    '12 The English page has no heading with this id. A heading and its translation have the same id. Did you mean "accounts"?',
  ],
  [
    'a heading in English only',
    inTwin('### नाम {/* #names */}\n', ''),
    `14 The heading "Names" has no twin in ${twin}. Write it there in Nepali, with the same id: → ### … {/* #names */}`,
  ],
  [
    'headings in another order',
    inSite({[twin]: (source) => source.replace(/(## खाता.*)\n\n(### .*)/, '$2\n\n$1')}),
    '12 The headings are in another order than in docs/tos.mdx: there, "Accounts" (#accounts) comes in this place.',
  ],
  ['what is right: a heading within code', alone('```\n## Not a heading\n```')],
  // Both languages have the same.
  [
    'another fact',
    inTwin('id="fee"', 'id="commission"'),
    `10 ${onlyInEnglish}`,
    `10 ${onlyInNepali}`,
  ],
  ['what is right: a fact twice', inTwin('वर्षमा', '<Fact id="fee" /> वर्षमा')],
  ['another link', inTwin('(/how)', '(/media)'), `10 ${onlyInEnglish}`, `10 ${onlyInNepali}`],
  [
    'another id of a component',
    inSite({[`${pages}/about.mdx`]: replace('who-we-are', 'us')}),
    `8 ${onlyHere('the English page pages/about.mdx')}`,
    `8 ${onlyHere(`the Nepali page ${pages}/about.mdx`)}`,
  ],
  [
    'more paragraphs',
    inNepali(`${name}\n\n${name}\n\n${name}`),
    `20 ${underNames('has two paragraphs more than the English one', 18)}`,
  ],
  [
    'a list for a paragraph',
    inNepali('- एक\n- दुई'),
    `18 ${underNames('has one paragraph fewer and two items of lists more than the English one', 18)}`,
  ],
  [
    'a table',
    inNepali(`${name}\n\n| एक |\n| -- |`),
    `20 ${underNames('has one cell of a table more than the English one', 18)}`,
  ],
  [
    'a quotation',
    inNepali(`> ${name}`),
    `18 ${underNames('has one paragraph fewer and one paragraph of a quotation more than the English one', 18)}`,
  ],
  [
    'code and a line',
    inNepali(`${name}\n\n\`\`\`\nकोड\n\`\`\`\n\n---`),
    `20 ${underNames('has one block of code more and one line --- more than the English one', 18)}`,
  ],
  [
    'many paragraphs',
    inNepali(Array<string>(7).fill(name).join('\n\n')),
    `20 ${underNames('has 6 paragraphs more than the English one', 18)}`,
  ],
  [
    'no component around the words',
    inTwin(`<Note>\n\n${name}\n\n</Note>`, name),
    `16 ${underNames('has one <Note> fewer than the English one', 16)}`,
  ],
  [
    'blocks in another order',
    inSite({
      'docs/tos.mdx': replace('<Note>', 'Two names:\n\n- One\n\n<Note>'),
      [twin]: replace('<Note>', '- एक\n\nदुई नाम:\n\n<Note>'),
    }),
    `16 ${underNames('has its blocks in another order than the English one: an item of a list in place of a paragraph', 16)}`,
  ],
  [
    'a paragraph before the first heading with an id',
    inTwin('# सर्त', '# सर्त\n\nएउटा वाक्य।'),
    `12 ${blocks('Before its first part', 'has one paragraph more than the English one', 10)}`,
  ],
  [
    'another order before the first heading with an id',
    inSite({
      'docs/tos.mdx': replace('# Terms', '# Terms\n\n---\n\n> One.'),
      [twin]: replace('# सर्त', '# सर्त\n\n> एक।\n\n---'),
    }),
    `10 ${blocks('Before its first part', 'has its blocks in another order than the English one: a paragraph of a quotation in place of a line ---', 10)}`,
  ],
  [
    'fewer paragraphs in a component with an address of its own',
    inSite({
      'docs/tos.mdx': replace(
        '<Note>',
        '<Step id="one" title="A">\n\nA.\n\nB.\n\n</Step>\n\n<Note>',
      ),
      [twin]: replace('<Note>', '<Step id="one" title="क">\n\nक।\n\n</Step>\n\n<Note>'),
    }),
    `18 ${blocks('Under #one', 'has one paragraph fewer than the English one', 20)}`,
  ],
  [
    'what cannot be read, before it is compared',
    inSite({'docs/tos.mdx': replace('</Note>', '')}),
    '16 <Note> is opened here and never closed. → <Note>\n\nYour words.\n\n</Note>',
  ],
  // Markup and components.
  ['a fact in braces', alone('Costs {fee}.'), `1 ${noValue('fee')}`],
  ['a value that is not there', alone('Costs {price}.'), `1 ${noValue('price')}`],
  [
    'a bracket of a link',
    alone('[a](/b'),
    '1 A bracket of this link is missing, so visitors see its markup. → [how it works](/how)',
  ],
  [
    'stars that stay open',
    alone('A **b'),
    '1 Visitors see these two stars. Bold words have two at both ends, without a space between stars and words. → **bold words**',
  ],
  [
    'a heading without a space',
    alone('##More {/* #more */}'),
    '1 A heading has a space after its #. Without it, visitors see the #. → ## More {/* #more */}',
  ],
  [
    'a misspelt component',
    alone('<Fakt id="fee" />'),
    '1 There is no <Fakt>. Did you mean "Fact"?',
  ],
  [
    'a small letter',
    alone('It costs <fact id="fee" /> a year.<br />'),
    '1 <fact> is no component: its name begins with a capital letter. → <Fact id="fee" />',
  ],
  ['what is right: a component of the file', alone("import Own from './_own';\n\n<Own />")],
  [
    'a missing attribute',
    alone('<Faq id="age">\n\nNo.\n\n</Faq>'),
    `1 <Faq> needs question="…". → ${faq}`,
  ],
  [
    'an attribute without a value',
    alone('<Fact id />'),
    '1 <Fact> needs id="…". → <Fact id="fee" />',
  ],
  [
    'a value that is not possible',
    alone('<Fact id="fee" form="long" />'),
    '1 form="long" is not possible in <Fact>: write "short" or "both". → <Fact id="fee" />',
  ],
  [
    'a misspelt fact',
    alone('<Fact id="downlods" />'),
    '1 There is no fact "downlods" in src/data/facts.yml. Did you mean "downloads"? → <Fact id="downloads" />',
  ],
  [
    'what is right: a fact while the facts cannot be read',
    () => checkPage(parsePage('docs/x.mdx', '<Fact id="anything" />'), {}),
  ],
  [
    'a misspelt icon',
    alone('<Card title="Reach" icon="wrold">\n\nWords.\n\n</Card>'),
    '1 There is no picture in src/icons with the name "wrold". Did you mean "world"? → <Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  ],
  [
    'nothing inside',
    alone('<Quote>\n\n</Quote>'),
    '1 <Quote> has nothing inside. → <Quote>\n\nYour words.\n\n</Quote>',
  ],
  // What is not MDX.
  [
    'a component that is never closed',
    alone('# X\n\n<Lead>\n\nWords.\n'),
    `3 <Lead> is opened here and never closed. → ${lead}`,
  ],
  [
    'a component that is not closed before the one around it',
    alone('<FaqList>\n\n<Faq id="a" question="A?">\n\nYes.\n\n</FaqList>\n'),
    `3 <Faq> is opened here and not closed before </FaqList> in line 7. → ${faq}`,
  ],
  [
    'a missing slash',
    alone('It costs <Fact id="fee" form="short"> a year.\n'),
    '1 <Fact> has no content, so it ends with />. → <Fact id="fee" form="short" />',
  ],
  [
    'an HTML element without an end',
    alone('One<br>two\n'),
    '1 <br> has no content, so it ends with />. → <br />',
  ],
  [
    'a closing tag with a small letter',
    alone('<Lead>\n\nWords.\n\n</lead>\n'),
    '5 <Lead> is closed here under another name. → </Lead>',
  ],
  [
    'a sign for "less than"',
    alone('For those\nof <18 years.\n'),
    '2 A < in a sentence is read as the beginning of a component. Write it in words, or as &lt;. → &lt;18',
  ],
  [
    'an e-mail address in angle brackets',
    alone('Write to <info@example.com>.\n'),
    '1 An e-mail address between < and > is read as a component. → <Contact part="email" />',
  ],
  [
    'a web address in angle brackets',
    alone('See <https://example.com/a>.\n'),
    '1 A web address between < and > is read as a component. Write a link. → [words to click](https://example.com/a)',
  ],
  ['an attribute without quotation marks', alone('A <Fact id=fee /> year.'), `1 ${noQuotes}`],
  ['curved quotation marks in a tag', alone('A <Fact id=“fee” /> year.'), `1 ${noQuotes}`],
  [
    'a quotation mark within a value',
    alone('Words.\n\n<Faq id="x" question="What is the "career" page?">\n\nYes.\n\n</Faq>\n'),
    '3 The value of question="…" ends at its next straight quotation mark. Within it, write curved ones: “ and ”.',
  ],
  [
    'a brace that is never closed',
    alone('## A {/* #a */}\n\nWords { and more.\n\n## B {/* #b */}\n'),
    '3 A { is opened here and not closed. Braces are for notes and for the ids of headings.',
  ],
  [
    'words in braces',
    alone('Words {see the list} and more.\n'),
    '1 Words in braces are read as code. Leave out { and }. For a number of the site, write a component (in the writing room: + Insert). → <Fact id="fee" />',
  ],
  [
    'a sentence that begins with "import"',
    alone('Words.\n\nimport is easy now.\n'),
    '3 Lines that begin with "import" or "export" are code, up to the next empty line. Begin a sentence with another word, or correct the code.',
  ],
  [
    'anything else',
    alone('Words.\n\n</Lead>\n'),
    '3 The page cannot be read from here on. Unexpected closing slash `/` in tag, expected an open tag first.',
  ],
  [
    'what is right: what Docusaurus accepts',
    alone('<!-- a note -->\n\n5 < 6, `<18` and } alone.\n\n| a |\n| - |\n| b |\n'),
  ],
];
