import {checkPage} from 'content/check/checkContent';
import {parsePage} from 'content/read/pages';
import {
  docs,
  inNepali,
  inSite,
  inTranslation,
  type Mistake,
  pages,
  replace,
  translation,
} from '../../support/site';

const fact = {id: 'a', text: '1'};

/** In a page alone, of a site with two facts. */
const alone = (markdown: string) => () =>
  checkPage(parsePage('docs/x.mdx', markdown), {
    facts: {fee: fact, downloads: fact},
    icons: {folder: 'src/icons', names: ['users', 'world']},
  });

const name = 'आफ्नै नाम राख्नुहोस्।';

const shows = (title: string, own: string, language: string, other: string) => `---
title: ${title}
description: ${title} ${'… '.repeat(30)}
---

import Own from '@site/${own}/_press.mdx';

import {default as Other} from '@site/${other}/_press.mdx';

<Own />

<Lang lang="${language}">

<Other />

</Lang>
`;

/** A page with its words in a part, which the page in the other language shows, too. */
const press = (english: string, nepali: string) =>
  inSite({
    'docs/press.mdx': shows('Press', 'docs', 'ne', docs),
    [`${docs}/press.mdx`]: shows('प्रेस', docs, 'en', 'docs'),
    'docs/_press.mdx': english,
    [`${docs}/_press.mdx`]: nepali,
  });

/** Mistakes in the structure of pages: translations, fields, headings, components and tags. */
export const pageMistakes: readonly Mistake[] = [
  // Pages and their translations.
  [inSite({[translation]: null}), `1 page.noTranslation ${translation}`],
  [inSite({'pages/about.mdx': null}), '1 page.noEnglish pages/about.mdx'],
  // Right: a part that only one language imports.
  [inSite({[`${docs}/_part.mdx`]: 'एक।\n'})],
  // Fields.
  [
    inSite({[translation]: (source) => source.replace(/^description: .*\n/m, '')}),
    '1 field.missing description matter.missing → description: One sentence of 50 to 160 characters.',
  ],
  [inTranslation('title: सर्त\n', ''), '1 field.missing title matter.missing → title: The words'],
  [
    inSite({[translation]: (source) => source.replace(/^---[^]*?---\n/, '')}),
    '1 field.missing title matter.missing → title: The words',
    '1 field.missing description matter.missing → description: One sentence of 50 to 160 characters.',
  ],
  [inTranslation('title: सर्त', 'title: Terms'), '2 matter.same title Terms'],
  [inTranslation('topic: नियम', 'topic: Rules'), '4 matter.same topic Rules'],
  [inTranslation('topic: नियम', 'topic: "नियम'), '4 file.syntax Missing closing "quote'],
  [inTranslation('effective: terms-effective\n---', 'effective: terms-effective'), '1 matter.end'],
  // Headings and their ids.
  [inTranslation(' {/* #accounts */}', ''), '12 heading.noId खाता → ## खाता {/* #a-short-name */}'],
  [
    alone('## A {/* #a */}\n\n## B {/* #a */}\n\n<Faq id="a" question="?">\n\nC.\n\n</Faq>'),
    '3 page.idTwice',
    '5 page.idTwice',
  ],
  [inTranslation('{/* #accounts */}', '{#accounts}'), '12 heading.id → ## खाता {/* #accounts */}'],
  [inTranslation('#accounts', '#acounts'), '12 heading.noEnglish near accounts'],
  [
    inTranslation('### नाम {/* #names */}\n', ''),
    `14 heading.noTranslation Names ${translation} → ### … {/* #names */}`,
  ],
  [
    inSite({[translation]: (source) => source.replace(/(## खाता.*)\n\n(### .*)/, '$2\n\n$1')}),
    '12 heading.order Accounts accounts',
  ],
  // Right: a heading within code.
  [alone('```\n## Not a heading\n```')],
  // In a part. Right: both languages have the same.
  [press('# Press\n\n## Why {/* #why */}\n', '# प्रेस\n\n## किन {/* #why */}\n')],
  [
    press('# Press\n\n## Why {/* #why */}\n', '# प्रेस\n\n## किन {/* #reason */}\n'),
    `3 heading.noTranslation Why ${docs}/_press.mdx → ## … {/* #why */}`,
    '3 heading.noEnglish',
  ],
  [press('Press.\n', 'प्रेस।\n'), '1 page.noHeading → # Press', '1 page.noHeading → # प्रेस'],
  [
    press('# Press\n\n# Why\n', '# प्रेस\n\n# किन\n'),
    '3 page.twoHeadings → ## Why {/* #a-short-name */}',
    '3 page.twoHeadings → ## किन {/* #a-short-name */}',
  ],
  // It is told once that a part cannot be read.
  [
    press('# Press\n', '# प्रेस\n\n<Lead>\n'),
    '3 file.syntax Expected a closing tag for `<Lead>` (3:1-3:7)',
  ],
  [
    inTranslation('id="fee"', 'id="commission"'),
    '10 translation.only language.ne',
    '10 translation.only language.en',
  ],
  [inTranslation('<Note>', '<Fact />\n\n<Note>'), '16 component.needs Fact id → <Fact id="fee" />'],
  // Right: a fact twice.
  [inTranslation('वर्षमा', '<Fact id="fee" /> वर्षमा')],
  [
    inTranslation('(/how)', '(/media)'),
    '10 translation.only language.ne',
    '10 translation.only language.en',
  ],
  [
    inSite({[`${pages}/about.mdx`]: replace('who-we-are', 'us')}),
    '8 translation.only language.en',
    '8 translation.only language.ne',
  ],
  [
    inNepali(`${name}\n\n${name}\n\n${name}`),
    '20 blocks.differ blocks.under names kind.p kind.none docs/tos.mdx:18',
  ],
  [inNepali('- एक\n- दुई'), '18 blocks.differ blocks.under names kind.li kind.p docs/tos.mdx:18'],
  [
    inNepali(`${name}\n\n| एक |\n| -- |`),
    '20 blocks.differ blocks.under names kind.td kind.none docs/tos.mdx:18',
  ],
  [inNepali(`> ${name}`), '18 blocks.differ blocks.under names kind.quote kind.p docs/tos.mdx:18'],
  [
    inNepali(`${name}\n\n\`\`\`\nकोड\n\`\`\`\n\n---`),
    '20 blocks.differ blocks.under names kind.code kind.none docs/tos.mdx:18',
  ],
  [
    inTranslation(`<Note>\n\n${name}\n\n</Note>`, name),
    '16 blocks.differ blocks.under names kind.p <Note> docs/tos.mdx:16',
  ],
  [
    inSite({
      'docs/tos.mdx': replace('<Note>', 'Two names:\n\n- One\n\n<Note>'),
      [translation]: replace('<Note>', '- एक\n\nदुई नाम:\n\n<Note>'),
    }),
    '16 blocks.differ blocks.under names kind.li kind.p docs/tos.mdx:16',
  ],
  [
    inTranslation('# सर्त', '# सर्त\n\nएउटा वाक्य।'),
    '12 blocks.differ blocks.top kind.p kind.none docs/tos.mdx:10',
  ],
  [
    inSite({
      'docs/tos.mdx': replace('# Terms', '# Terms\n\n---\n\n> One.'),
      [translation]: replace('# सर्त', '# सर्त\n\n> एक।\n\n---'),
    }),
    '10 blocks.differ blocks.top kind.quote kind.hr docs/tos.mdx:10',
  ],
  [
    inSite({
      'docs/tos.mdx': replace(
        '<Note>',
        '<Step id="one" title="A">\n\nA.\n\nB.\n\n</Step>\n\n<Note>',
      ),
      [translation]: replace('<Note>', '<Step id="one" title="क">\n\nक।\n\n</Step>\n\n<Note>'),
    }),
    '18 blocks.differ blocks.under one kind.none kind.p docs/tos.mdx:20',
  ],
  [
    inSite({'docs/tos.mdx': replace('</Note>', '')}),
    '16 file.syntax Expected a closing tag for `<Note>` (16:1-16:7)',
  ],
  // Markup and components.
  [alone('Costs {fee}.'), '1 markup.value fee → <Fact id="fee" />'],
  [alone('Costs {price}.'), '1 markup.value price → <Fact id="fee" />'],
  [alone('[a](/b c)'), '1 markup.linkSpace → [how it works](/how)'],
  [alone('[a](https://news.com.np/b c)'), '1 markup.linkSpace → [how it works](/how)'],
  [alone('[a](/b'), '1 markup.link → [how it works](/how)'],
  [alone('A **b'), '1 markup.stars → **bold words**'],
  [alone('A ** b ** c'), '1 markup.stars → **bold words**'],
  [alone('**“मोटो”**को रङ'), '1 markup.starsInside → “**मोटो**”को रङ'],
  [alone('**मोटो।**अर्को'), '1 markup.starsInside → **मोटो**।अर्को'],
  [alone('रङ**(मोटो)** छ'), '1 markup.starsInside → रङ(**मोटो**) छ'],
  [alone('*“छड्के”*को रङ'), '1 markup.starsInside → “*छड्के*”को रङ'],
  [alone('“**मोटो**”को रङ, **मोटो**को रङ, **“मोटो”** रङ')],
  [alone('5 * (3 + 2) * 4, 5*3*2 and 5*(3+2)*4')],
  [alone('##More {/* #more */}'), '1 markup.heading → ## More {/* #more */}'],
  [alone('<Fakt id="fee" />'), '1 component.none Fakt near Fact'],
  [alone('It costs <fact id="fee" /> a year.<br />'), '1 component.none fact near Fact'],
  // Right: a component of the file.
  [alone("import Own from './_own';\n\n<Own />")],
  [
    alone('<Faq id="age">\n\nNo.\n\n</Faq>'),
    '1 component.needs Faq question → <Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  ],
  [alone('<Fact id />'), '1 component.needs Fact id → <Fact id="fee" />'],
  [
    alone('<Fact id="fee" form="long" />'),
    '1 component.value Fact form long short both as-of → <Fact id="fee" />',
  ],
  [
    alone('<Contact part="emial" />'),
    '1 component.value Contact part emial address phone email hours near email → <Contact part="email" />',
  ],
  [
    alone('<Fact id="downlods" />'),
    '1 text.noFact downlods near downloads → <Fact id="downloads" />',
  ],
  // Right: a fact while the facts cannot be read.
  [() => checkPage(parsePage('docs/x.mdx', '<Fact id="anything" />'), {})],
  [
    alone('<Card title="Reach" icon="wrold">\n\nWords.\n\n</Card>'),
    '1 drawing.none src/icons wrold near world → <Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  ],
  [alone('<Quote>\n\n</Quote>'), '1 component.empty Quote → <Quote>\n\nYour words.\n\n</Quote>'],
  // What is not MDX, in the words of the parser.
  [
    alone('<FaqList>\n\n<Faq id="a" question="A?">\n\nYes.\n\n</FaqList>\n'),
    '7 file.syntax Unexpected closing tag `</FaqList>`, expected corresponding closing tag for `<Faq>` (3:1-3:27)',
  ],
  [
    alone('## A {/* #a */}\n\nWords { and more.\n\n## B {/* #b */}\n'),
    '3 file.syntax Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ],
  [
    alone('Words {see the list} and more.\n'),
    '1 file.syntax Could not parse expression with acorn',
  ],
  [
    alone('Words.\n\n</Lead>\n'),
    '3 file.syntax Unexpected closing slash `/` in tag, expected an open tag first',
  ],
  // Right: what Docusaurus accepts.
  [alone('<!-- a note -->\n\n5 < 6, `<18` and } alone.\n\n| a |\n| - |\n| b |\n')],
];
