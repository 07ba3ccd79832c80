import {docs, pages, problems, replace} from './site';

const twin = `${docs}/tos.mdx`;

describe('a page', () => {
  it('must have a Nepali twin', async () => {
    expect(await problems({[twin]: null})).toEqual([
      `docs/tos.mdx:1 This page has no Nepali twin, so visitors would get English under the Nepali address. Copy the file to ${twin} and write it in Nepali.`,
    ]);
  });

  it('must have an English twin', async () => {
    expect(await problems({'pages/about.mdx': null})).toEqual([
      `${pages}/about.mdx:1 This Nepali page has no English twin, so nobody can reach it. Write pages/about.mdx, or delete this file.`,
    ]);
  });

  it('lies where it is read', async () => {
    expect(await problems({'i18n/ne/docs/tos.mdx': '# सर्त\n'})).toEqual([
      'i18n/ne/docs/tos.mdx:1 No page is read from this folder. Articles belong in docusaurus-plugin-content-docs/current, short pages in docusaurus-plugin-content-pages-words.',
    ]);
  });

  it('imports only what is there', async () => {
    const change = replace('# सर्त', "import Part from './_part.mdx';\n\n# सर्त");
    expect(await problems({[twin]: change})).toEqual([
      `${twin}:8 "./_part.mdx" is imported here, but there is no file ${docs}/_part.mdx.`,
    ]);
  });

  it('may have a part of its own that only one language imports', async () => {
    expect(await problems({[`${docs}/_part.mdx`]: 'एउटा वाक्य।\n'})).toEqual([]);
  });
});

describe('the fields above a page', () => {
  it('have a title and a description', async () => {
    expect(
      await problems({
        [twin]: replace('description: सेवा कसरी प्रयोग गर्ने र सदस्यता कसरी अन्त्य हुन्छ भन्ने सर्त।\n', ''),
      }),
    ).toEqual([
      `${twin}:1 description: Between the two lines "---" at the top, the field description is missing. Search engines and links show it.
description: …`,
    ]);
  });

  it('are all there when there are none', async () => {
    const without = (source: string) => source.replace(/^---[\s\S]*?---\n/, '');
    expect(
      await problems({'pages/about.mdx': without, [`${pages}/about.mdx`]: without}),
    ).toHaveLength(4);
  });

  it('have the topic in both languages', async () => {
    expect(await problems({[twin]: replace('topic: नियम\n', '')})).toEqual([
      `${twin}:1 topic: The field topic is in docs/tos.mdx:4 and not here. A page and its twin have the same fields.
topic: …`,
    ]);
  });

  it('have the same settings in both languages', async () => {
    expect(
      await problems({[twin]: replace('effective: terms-effective', 'effective: new-app')}),
    ).toEqual([
      `${twin}:5 effective: The field effective is a setting, and differs from docs/tos.mdx:5. It must be the same in both languages.
effective: terms-effective`,
    ]);
  });

  it('have no setting that only the Nepali page has', async () => {
    const change = replace('topic: नियम', 'topic: नियम\ndisplayed_sidebar: null');
    expect(await problems({[twin]: change})).toEqual([
      `docs/tos.mdx:1 displayed_sidebar: The field displayed_sidebar is in ${twin}:5 and not here. A page and its twin have the same fields.
displayed_sidebar: null`,
    ]);
  });

  it('are translated', async () => {
    expect(await problems({[twin]: replace('topic: नियम', 'topic: Rules')})).toEqual([
      `${twin}:4 topic: The topic is the same as in English: "Rules". Write it in Nepali.`,
    ]);
  });

  it('must be readable', async () => {
    expect(await problems({[twin]: replace('topic: नियम', 'topic: "नियम')})).toEqual([
      `${twin}:4 A quotation mark is opened here and not closed.`,
    ]);
  });

  it('end with a second line of hyphens', async () => {
    const change = replace('effective: terms-effective\n---', 'effective: terms-effective');
    expect(await problems({[twin]: change})).toEqual([
      `${twin}:1 The fields at the top end with a second line "---", which is missing.`,
    ]);
  });
});

describe('a heading', () => {
  it('has an id', async () => {
    expect(await problems({[twin]: replace(' {/* #accounts */}', '')})).toEqual([
      `${twin}:12 The heading "खाता" has no id. Links to it would break when its words change. Write one in small English letters, the same in every language:
## खाता {/* #a-short-name */}`,
    ]);
  });

  it('has an id of its own', async () => {
    expect(await problems({[twin]: replace('#names', '#accounts')})).toContain(
      `${twin}:14 #accounts: Another heading of this page has the same id. Give this one its own.`,
    );
  });

  it('has another id than the components of its page', async () => {
    const change = replace('<Note>', '<Step id="names" title="पहिलो">\n\nलेख।\n\n</Step>\n\n<Note>');
    expect(await problems({[twin]: change})).toContain(
      `${twin}:16 #names: Another part of this page has the same id. Give this one its own.`,
    );
  });

  it('has its id in a comment', async () => {
    expect(await problems({[twin]: replace('{/* #accounts */}', '{#accounts}')})).toContain(
      `${twin}:12 #accounts: The id of a heading is written as a comment:
## खाता {/* #accounts */}`,
    );
  });

  it('has the id of its twin', async () => {
    expect(await problems({[twin]: replace('#accounts', '#acounts')})).toEqual([
      `${twin}:12 #acounts: The English page has no heading with this id. A heading and its translation have the same id. Did you mean "accounts"?`,
    ]);
  });

  it('is in both languages', async () => {
    const change = replace('<Note>', '## थप {/* #more */}\n\n<Note>');
    expect(await problems({[twin]: change})).toEqual([
      `${twin}:16 #more: The English page has no heading with this id. A heading and its translation have the same id.`,
    ]);
  });

  it('has the level of its twin', async () => {
    expect(await problems({[twin]: replace('### नाम', '## नाम')})).toEqual([
      `${twin}:14 #names: The heading begins with ##, its English twin docs/tos.mdx:14 with ###.
### नाम {/* #names */}`,
    ]);
  });

  it('is in the same order', async () => {
    const swapped = (source: string) =>
      source
        .replace('#names', '#other')
        .replace('#accounts', '#names')
        .replace('#other', '#accounts');
    expect(await problems({[twin]: swapped})).toContain(
      `${twin}:12 #names: The headings are in another order than in docs/tos.mdx: there, "Accounts" (#accounts) comes in this place.`,
    );
  });

  it('is no heading within code', async () => {
    const withCode = replace('<Note>', '```\n## Not a heading\n```\n\n<Note>');
    expect(await problems({'docs/tos.mdx': withCode, [twin]: withCode})).toEqual([]);
  });
});

describe('a page by itself', () => {
  const both = (by: string) => ({
    'docs/tos.mdx': replace('Use your own name.', by),
    [twin]: replace('आफ्नै नाम राख्नुहोस्।', by),
  });

  it.each([
    [
      'Costs {fee}.',
      'Words in braces are code, and there is no value "fee". Write a figure or date of src/data/facts.yml as a component, and other words without braces.\n<Fact id="fee" />',
    ],
    [
      'Costs {price}.',
      'Words in braces are code, and there is no value "price". Write a figure or date of src/data/facts.yml as a component, and other words without braces.\n<Fact id="fee" />',
    ],
    [
      '[a](/b',
      'A bracket of this link is missing, so visitors see its markup.\n[how it works](/how)',
    ],
    [
      'A **b',
      'Visitors see these two stars. Bold words have two at both ends, without a space between stars and words.\n**bold words**',
    ],
    [
      '##More {/* #more */}',
      'A heading has a space after its #. Without it, visitors see the #.\n## More {/* #more */}',
    ],
    ['<Fakt id="fee" />', 'There is no <Fakt>. Did you mean "Fact"?'],
  ])('has no mistake like %s', async (text, message) => {
    expect(await problems(both(text))).toEqual([
      `docs/tos.mdx:18 ${message}`,
      `${twin}:18 ${message}`,
    ]);
  });

  it('is compared with its twin only when it can be read', async () => {
    const found = await problems({'docs/tos.mdx': replace('</Note>', '')});
    expect(found).toEqual([expect.stringMatching(/^docs\/tos\.mdx:16 <Note> is opened here/)]);
  });
});

describe('both languages have the same', () => {
  const differs = (here: string, written: string, there: string) =>
    `${here} ${written}: This is here and not in ${there}. Both languages have the same content: add it there, or remove it here.`;

  it('facts', async () => {
    expect(await problems({[twin]: replace('id="fee"', 'id="commission"')})).toEqual([
      differs('docs/tos.mdx:10', '<Fact id="fee">', `the Nepali page ${twin}`),
      differs(`${twin}:10`, '<Fact id="commission">', 'the English page docs/tos.mdx'),
    ]);
  });

  it('facts, however often and in whatever order a sentence needs them', async () => {
    expect(await problems({[twin]: replace('</Note>', '<Fact id="fee" />\n\n</Note>')})).toEqual(
      [],
    );
  });

  it('contact details', async () => {
    expect(
      await problems({[twin]: replace('</Note>', '<Contact part="email" />\n\n</Note>')}),
    ).toEqual([differs(`${twin}:20`, '<Contact part="email">', 'the English page docs/tos.mdx')]);
  });

  it('links', async () => {
    expect(await problems({[twin]: replace('(/how)', '(/media)')})).toEqual([
      differs('docs/tos.mdx:10', 'a link to /how', `the Nepali page ${twin}`),
      differs(`${twin}:10`, 'a link to /media', 'the English page docs/tos.mdx'),
    ]);
  });

  it('addresses within the page', async () => {
    expect(await problems({[`${pages}/about.mdx`]: replace('who-we-are', 'us')})).toEqual([
      differs(`${pages}/about.mdx:8`, '<AboutIntro id="us">', 'the English page pages/about.mdx'),
      differs(
        'pages/about.mdx:8',
        '<AboutIntro id="who-we-are">',
        `the Nepali page ${pages}/about.mdx`,
      ),
    ]);
  });

  it('components', async () => {
    const change = replace('<Note>\n\nआफ्नै नाम राख्नुहोस्।\n\n</Note>', 'आफ्नै नाम राख्नुहोस्।');
    expect(await problems({[twin]: change})).toEqual([
      `docs/tos.mdx:16 <Note>: <Note> is here once, in ${twin} not at all. Both languages are built of the same parts.`,
    ]);
  });
});

describe('both languages have the same blocks', () => {
  const name = 'आफ्नै नाम राख्नुहोस्।';
  const differs = (what: string, [line, english]: readonly [number, number]) =>
    `${twin}:${line} #names: Under #names the Nepali page ${what} (see docs/tos.mdx:${english}). Both have the same blocks in the same order, so that a reader who changes the language finds the same place.`;

  it.each([
    [
      'paragraphs',
      `${name}\n\n${name}\n\n${name}`,
      'has two paragraphs more than the English one',
      [20, 18],
    ],
    [
      'items of lists',
      '- एक\n- दुई',
      'has one paragraph fewer and two items of lists more than the English one',
      [18, 18],
    ],
    [
      'cells of tables',
      `${name}\n\n| एक |\n| -- |`,
      'has one cell of a table more than the English one',
      [20, 18],
    ],
    [
      'quotations',
      `> ${name}`,
      'has one paragraph fewer and one paragraph of a quotation more than the English one',
      [18, 18],
    ],
    ['lines', `${name}\n\n---`, 'has one line --- more than the English one', [20, 18]],
  ] as const)('%s', async (_, text, what, lines) => {
    expect(await problems({[twin]: replace(name, text)})).toEqual([differs(what, lines)]);
  });

  it('in the same order', async () => {
    const list = replace('<Note>', 'Two names:\n\n- One\n\n<Note>');
    const turned = replace('<Note>', '- एक\n\nदुई नाम:\n\n<Note>');
    expect(await problems({'docs/tos.mdx': list, [twin]: turned})).toEqual([
      differs(
        'has its blocks in another order than the English one: an item of a list in place of a paragraph',
        [16, 16],
      ),
    ]);
  });

  it('before the first heading with an id', async () => {
    const change = replace('# सर्त', '# सर्त\n\nएउटा वाक्य।');
    expect(await problems({[twin]: change})).toEqual([
      `${twin}:12 Before its first part the Nepali page has one paragraph more than the English one (see docs/tos.mdx:10). Both have the same blocks in the same order, so that a reader who changes the language finds the same place.`,
    ]);
  });

  it('in parts of pages that are imported', async () => {
    const part = {'docs/_part.mdx': 'One.\n\nTwo.\n', [`${docs}/_part.mdx`]: 'एक।\n'};
    expect(await problems(part)).toEqual([
      expect.stringContaining(
        `${docs}/_part.mdx:1 Before its first part the Nepali page has one paragraph fewer than the English one (see docs/_part.mdx:3).`,
      ),
    ]);
  });

  it('in components, which have addresses of their own', async () => {
    const step = (title: string, words: string) =>
      replace('<Note>', `<Step id="one" title="${title}">\n\n${words}\n\n</Step>\n\n<Note>`);
    const english = step('1', 'One.\n\nTwo.');
    expect(await problems({'docs/tos.mdx': english, [twin]: step('१', 'एक।')})).toEqual([
      expect.stringContaining(
        '#one: Under #one the Nepali page has one paragraph fewer than the English one (see docs/tos.mdx:20).',
      ),
    ]);
  });
});

describe('the text of a Nepali page', () => {
  it.each([
    ['a space before the danda', 'ठिक छ ।', 'A । must follow the word without a space: "छ।".'],
    [
      'Latin digits',
      '10 जना।',
      'The number 10 is written in Nepali digits in Nepali: १०. If it is a code that must stay, put it between backticks: `…`.',
    ],
    [
      'a full stop at the end of a sentence',
      'सबै ठिक छन्. राम्रो।',
      'A sentence ends with a danda in Nepali, not with .: "छन्।".',
    ],
    [
      'a sentence that is not translated',
      'Use your own name here.',
      'This line is still in English: "Use your own name here.".',
    ],
  ])('has not %s', async (_, text, message) => {
    expect(await problems({[twin]: replace('आफ्नै नाम राख्नुहोस्।', text)})).toEqual([
      `${twin}:18 ${message}`,
    ]);
  });

  it('may have abbreviations', async () => {
    const text = 'डा. राम र नं. २ का बा. श्याम।';
    expect(await problems({[twin]: replace('आफ्नै नाम राख्नुहोस्।', text)})).toEqual([]);
  });

  it('is checked in the fields and in the words of components too', async () => {
    expect(
      await problems({[`${pages}/about.mdx`]: (source) => source.replace(/हौँ/g, 'हौँ 2')}),
    ).toEqual([
      expect.stringContaining(`${pages}/about.mdx:3 The number 2`),
      expect.stringContaining(`${pages}/about.mdx:8 The number 2`),
    ]);
  });

  it.each([
    'नम्बर +977 वा (+1) बाट सुरु हुन्छ।',
    'फाइल `MH 12` हो।',
    'लागू मिति: <Fact id="fee" />।',
    'IPv6 र MH-17।',
    '1. पहिलो।',
    'नाम। {/* Line 12 is a remark for the writer. */}',
    '<Lang lang="en">\n\nThese 4 English words stay.\n\n</Lang>',
  ])('may be: %s', async (text) => {
    const isList = text.startsWith('1.');
    expect(
      await problems({
        'docs/tos.mdx': replace('Use your own name.', isList ? '1. First.' : 'Use your own name.'),
        [twin]: replace('आफ्नै नाम राख्नुहोस्।', text),
      }),
    ).toEqual([]);
  });
});

it('an English page has no Nepali digits', async () => {
  const changed = replace('Use your own name.', 'Use १२ names.');
  expect(await problems({'docs/tos.mdx': changed})).toEqual([
    'docs/tos.mdx:18 The number १२ is written in English digits in English: 12.',
  ]);
});
