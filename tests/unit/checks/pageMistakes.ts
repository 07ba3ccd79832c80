import {checkPage} from 'content-checks/pages/checkContent';
import {parsePage} from 'content-checks/pages/readPages';
import {docs, inNepali, inSite, inTwin, type Mistake, pages, replace, twin} from './site';

const fact = {id: 'a', text: '1'};

/** In a page alone, of a site with two facts. */
const alone = (markdown: string) => () =>
  checkPage(parsePage('docs/x.mdx', markdown), {
    facts: {fee: fact, downloads: fact},
    icons: {folder: 'src/icons', names: ['users', 'world']},
  });

const name = 'आफ्नै नाम राख्नुहोस्।';

/** Mistakes in the structure of pages: twins, fields, headings, components and tags. */
export const pageMistakes: readonly Mistake[] = [
  // Pages and their twins.
  ['no Nepali twin', inSite({[twin]: null}), `1 page.noTwin ${twin}`],
  ['no English twin', inSite({'pages/about.mdx': null}), '1 page.noEnglish pages/about.mdx'],
  [
    'what is right: a part that only one language imports',
    inSite({[`${docs}/_part.mdx`]: 'एक।\n'}),
  ],
  // Fields.
  [
    'no description',
    inSite({[twin]: (source) => source.replace(/^description: .*\n/m, '')}),
    '1 matter.missing matter.description → description: …',
  ],
  ['no title', inTwin('title: सर्त\n', ''), '1 matter.missing matter.title → title: …'],
  [
    'no fields',
    inSite({[twin]: (source) => source.replace(/^---[^]*?---\n/, '')}),
    '1 matter.missing matter.title matter.description → ---\ntitle: …\ndescription: …\n---',
  ],
  ['a title in English', inTwin('title: सर्त', 'title: Terms'), '2 matter.same matter.title Terms'],
  ['a topic in English', inTwin('topic: नियम', 'topic: Rules'), '4 matter.same matter.topic Rules'],
  [
    'a field that cannot be read',
    inTwin('topic: नियम', 'topic: "नियम'),
    "4 yaml.openQuote → topic: 'नियम'",
  ],
  [
    'no line below the fields',
    inTwin('effective: terms-effective\n---', 'effective: terms-effective'),
    '1 matter.end',
  ],
  // Headings and their ids.
  [
    'a heading without an id',
    inTwin(' {/* #accounts */}', ''),
    '12 heading.noId खाता → ## खाता {/* #a-short-name */}',
  ],
  [
    'an id twice',
    alone('## A {/* #a */}\n\n## B {/* #a */}\n\n<Faq id="a" question="?">\n\nC.\n\n</Faq>'),
    '3 heading.idTwice',
    '5 part.idTwice',
  ],
  [
    'an id in the form of Docusaurus',
    inTwin('{/* #accounts */}', '{#accounts}'),
    '12 heading.commentId → ## खाता {/* #accounts */}',
  ],
  ['a misspelt id', inTwin('#accounts', '#acounts'), '12 heading.noEnglish near accounts'],
  [
    'a heading in English only',
    inTwin('### नाम {/* #names */}\n', ''),
    `14 heading.noTwin Names ${twin} → ### … {/* #names */}`,
  ],
  [
    'headings in another order',
    inSite({[twin]: (source) => source.replace(/(## खाता.*)\n\n(### .*)/, '$2\n\n$1')}),
    '12 heading.order Accounts accounts',
  ],
  ['what is right: a heading within code', alone('```\n## Not a heading\n```')],
  // Both languages have the same.
  [
    'another fact',
    inTwin('id="fee"', 'id="commission"'),
    '10 twins.onlyEnglish',
    '10 twins.onlyNepali',
  ],
  [
    'a fact that is in no list, which is not compared, too',
    inTwin('<Note>', '<Fact />\n\n<Note>'),
    '16 component.needs Fact id → <Fact id="fee" />',
  ],
  ['what is right: a fact twice', inTwin('वर्षमा', '<Fact id="fee" /> वर्षमा')],
  ['another link', inTwin('(/how)', '(/media)'), '10 twins.onlyEnglish', '10 twins.onlyNepali'],
  [
    'another id of a component',
    inSite({[`${pages}/about.mdx`]: replace('who-we-are', 'us')}),
    '8 twins.onlyNepali',
    '8 twins.onlyEnglish',
  ],
  [
    'more paragraphs',
    inNepali(`${name}\n\n${name}\n\n${name}`),
    '20 blocks.differ blocks.under names blocks.more kind.p 2 docs/tos.mdx:18',
  ],
  [
    'a list for a paragraph',
    inNepali('- एक\n- दुई'),
    '18 blocks.differ blocks.under names blocks.fewer kind.p 1 blocks.more kind.li 2 docs/tos.mdx:18',
  ],
  [
    'a table',
    inNepali(`${name}\n\n| एक |\n| -- |`),
    '20 blocks.differ blocks.under names blocks.more kind.td 1 docs/tos.mdx:18',
  ],
  [
    'a quotation',
    inNepali(`> ${name}`),
    '18 blocks.differ blocks.under names blocks.fewer kind.p 1 blocks.more kind.quote 1 docs/tos.mdx:18',
  ],
  [
    'code and a line',
    inNepali(`${name}\n\n\`\`\`\nकोड\n\`\`\`\n\n---`),
    '20 blocks.differ blocks.under names blocks.more kind.code 1 blocks.more kind.hr 1 docs/tos.mdx:18',
  ],
  [
    'many paragraphs',
    inNepali(Array<string>(7).fill(name).join('\n\n')),
    '20 blocks.differ blocks.under names blocks.more kind.p 6 docs/tos.mdx:18',
  ],
  [
    'no component around the words',
    inTwin(`<Note>\n\n${name}\n\n</Note>`, name),
    '16 blocks.differ blocks.under names blocks.fewer <Note> 1 docs/tos.mdx:16',
  ],
  [
    'blocks in another order',
    inSite({
      'docs/tos.mdx': replace('<Note>', 'Two names:\n\n- One\n\n<Note>'),
      [twin]: replace('<Note>', '- एक\n\nदुई नाम:\n\n<Note>'),
    }),
    '16 blocks.differ blocks.under names blocks.order kind.li kind.p docs/tos.mdx:16',
  ],
  [
    'a paragraph before the first heading with an id',
    inTwin('# सर्त', '# सर्त\n\nएउटा वाक्य।'),
    '12 blocks.differ blocks.top blocks.more kind.p 1 docs/tos.mdx:10',
  ],
  [
    'another order before the first heading with an id',
    inSite({
      'docs/tos.mdx': replace('# Terms', '# Terms\n\n---\n\n> One.'),
      [twin]: replace('# सर्त', '# सर्त\n\n> एक।\n\n---'),
    }),
    '10 blocks.differ blocks.top blocks.order kind.quote kind.hr docs/tos.mdx:10',
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
    '18 blocks.differ blocks.under one blocks.fewer kind.p 1 docs/tos.mdx:20',
  ],
  [
    'what cannot be read, before it is compared',
    inSite({'docs/tos.mdx': replace('</Note>', '')}),
    '16 mdx.open Note → <Note>\n\nYour words.\n\n</Note>',
  ],
  // Markup and components.
  ['a fact in braces', alone('Costs {fee}.'), '1 markup.value fee → <Fact id="fee" />'],
  [
    'a value that is not there',
    alone('Costs {price}.'),
    '1 markup.value price → <Fact id="fee" />',
  ],
  ['a bracket of a link', alone('[a](/b'), '1 markup.link → [how it works](/how)'],
  ['stars that stay open', alone('A **b'), '1 markup.stars → **bold words**'],
  [
    'a heading without a space',
    alone('##More {/* #more */}'),
    '1 markup.heading → ## More {/* #more */}',
  ],
  ['a misspelt component', alone('<Fakt id="fee" />'), '1 component.none Fakt near Fact'],
  [
    'a small letter',
    alone('It costs <fact id="fee" /> a year.<br />'),
    '1 component.capital fact → <Fact id="fee" />',
  ],
  ['what is right: a component of the file', alone("import Own from './_own';\n\n<Own />")],
  [
    'a missing attribute',
    alone('<Faq id="age">\n\nNo.\n\n</Faq>'),
    '1 component.needs Faq question → <Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  ],
  [
    'an attribute without a value',
    alone('<Fact id />'),
    '1 component.needs Fact id → <Fact id="fee" />',
  ],
  [
    'a value that is not possible',
    alone('<Fact id="fee" form="long" />'),
    '1 component.value Fact form long short both → <Fact id="fee" />',
  ],
  [
    'a misspelt value',
    alone('<Contact part="emial" />'),
    '1 component.value Contact part emial address phone email hours near email → <Contact part="email" />',
  ],
  [
    'a misspelt fact',
    alone('<Fact id="downlods" />'),
    '1 fact.none downlods near downloads → <Fact id="downloads" />',
  ],
  [
    'what is right: a fact while the facts cannot be read',
    () => checkPage(parsePage('docs/x.mdx', '<Fact id="anything" />'), {}),
  ],
  [
    'a misspelt icon',
    alone('<Card title="Reach" icon="wrold">\n\nWords.\n\n</Card>'),
    '1 drawing.none src/icons wrold near world → <Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  ],
  [
    'nothing inside',
    alone('<Quote>\n\n</Quote>'),
    '1 component.empty Quote → <Quote>\n\nYour words.\n\n</Quote>',
  ],
  // What is not MDX.
  [
    'a component that is never closed',
    alone('# X\n\n<Lead>\n\nWords.\n'),
    '3 mdx.open Lead → <Lead>\n\nYour words.\n\n</Lead>',
  ],
  [
    'a component that is not closed before the one around it',
    alone('<FaqList>\n\n<Faq id="a" question="A?">\n\nYes.\n\n</FaqList>\n'),
    '3 mdx.crossed Faq FaqList 7 → <Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  ],
  [
    'a missing slash',
    alone('It costs <Fact id="fee" form="short"> a year.\n'),
    '1 mdx.void Fact → <Fact id="fee" form="short" />',
  ],
  ['an HTML element without an end', alone('One<br>two\n'), '1 mdx.void br → <br />'],
  [
    'a closing tag with a small letter',
    alone('<Lead>\n\nWords.\n\n</lead>\n'),
    '5 mdx.otherName Lead → </Lead>',
  ],
  ['a sign for "less than"', alone('For those\nof <18 years.\n'), '2 mdx.less → &lt;18'],
  [
    'an e-mail address in angle brackets',
    alone('Write to <info@example.com>.\n'),
    '1 mdx.email → <Contact part="email" />',
  ],
  [
    'a web address in angle brackets',
    alone('See <https://example.com/a>.\n'),
    '1 mdx.url → [words to click](https://example.com/a)',
  ],
  [
    'an attribute without quotation marks',
    alone('A <Fact id=fee /> year.'),
    '1 mdx.attribute → id="fee"',
  ],
  [
    'curved quotation marks in a tag',
    alone('A <Fact id=“fee” /> year.'),
    '1 mdx.attribute → id="fee"',
  ],
  [
    'a quotation mark within a value',
    alone('Words.\n\n<Faq id="x" question="What is the "career" page?">\n\nYes.\n\n</Faq>\n'),
    '3 mdx.quoteWithin question',
  ],
  [
    'a brace that is never closed',
    alone('## A {/* #a */}\n\nWords { and more.\n\n## B {/* #b */}\n'),
    '3 mdx.openBrace',
  ],
  [
    'words in braces',
    alone('Words {see the list} and more.\n'),
    '1 mdx.braces → <Fact id="fee" />',
  ],
  [
    'a sentence that begins with "import"',
    alone('Words.\n\nimport is easy now.\n'),
    '3 mdx.import',
  ],
  [
    'a component that was not opened',
    alone('Words.\n\n</Lead>\n'),
    '3 mdx.unopened Lead → <Lead>\n\nYour words.\n\n</Lead>',
  ],
  ['anything else', alone('Words <!-x> here.\n'), '1 mdx.unknown'],
  [
    'what is right: what Docusaurus accepts',
    alone('<!-- a note -->\n\n5 < 6, `<18` and } alone.\n\n| a |\n| - |\n| b |\n'),
  ],
];
