import {collections} from '@site/src/collections';
import {check, messages} from './lists';

const asha = `- id: asha
  name: {en: Asha, ne: आशा}
  role: {en: Designer, ne: डिजाइनर}
`;

describe('parseList', () => {
  it('finds nothing wrong in a right list', async () => {
    expect(await messages('team', asha)).toEqual([]);
  });

  it('says where, which entry and field, what is wrong, and shows the field as it would be right', async () => {
    expect(
      await check({team: `${asha}- id: bina\n  name: {en: Bina, ne: बिना}\n  role: {en: Cook}\n`}),
    ).toMatchInlineSnapshot(`
     [
       {
         "example": "role: {en: Designer, ne: डिजाइनर}",
         "file": "src/data/team.yml",
         "line": 6,
         "message": "The Nepali text (ne) is missing.",
         "place": [
           "bina",
           "role",
           "ne",
         ],
       },
     ]
    `);
  });

  it('reports all problems of all lists at once', async () => {
    const found = await check({
      team: `${asha}${asha}  rol: x\n`,
      partners: '- id: One\n  name: One\n',
      cities: '- id: : x\n',
    });
    expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
      'src/data/team.yml:4',
      'src/data/team.yml:7',
      'src/data/partners.yml:1',
      'src/data/partners.yml:2',
      'src/data/cities.yml:1',
    ]);
  });

  describe('rejects', () => {
    it.each([
      ['an empty file', '', '1: The file is empty.'],
      ['a file of comments', '# Nothing yet\n', '1: The file is empty.'],
      [
        'a list that is not a list',
        'id: asha\nname: Asha\n',
        '1: The file must be a list: each entry begins with "- " at the left edge.',
      ],
      [
        'a list that is one text',
        'Asha, designer\n',
        '1: The file must be a list: each entry begins with "- " at the left edge.',
      ],
      [
        'an entry that is a text',
        `${asha}- Bina\n`,
        '4: Named fields are expected here, not text.',
      ],
      ['an unknown key', `${asha}  rol: x\n`, '4: "rol" is not a field here. Did you mean "role"?'],
      [
        'an unknown key that is near no known one',
        `${asha}  telephone: x\n`,
        '4: "telephone" is not a field here. The fields here are: id, name, role, portrait, image, standin.',
      ],
      [
        'a merge key',
        `${asha}  <<: {id: bina}\n`,
        '4: "<<" is not a field here. The fields here are: id, name, role, portrait, image, standin.',
      ],
      [
        'an unknown language',
        '- id: asha\n  name: {en: Asha, ne: आशा, np: आशा}\n  role: {en: x, ne: y}\n',
        '2: "np" is not a field here. Did you mean "ne"?',
      ],
      [
        'a comma in a text between brackets',
        '- id: asha\n  name: {en: Asha, designer, ne: आशा}\n  role: {en: x, ne: y}\n',
        '2: "designer" has nothing after it. Between { and } a comma ends a text: put a text with a comma between quotes.',
      ],
      [
        'a missing language',
        '- id: asha\n  name: {en: Asha}\n  role: {en: x, ne: y}\n',
        '2: The Nepali text (ne) is missing.',
      ],
      [
        'a language with nothing after it',
        '- id: asha\n  name: {en: Asha, ne: }\n  role: {en: x, ne: y}\n',
        '2: The Nepali text (ne) is empty.',
      ],
      [
        'an empty text',
        "- id: asha\n  name: {en: '', ne: आशा}\n  role: {en: x, ne: y}\n",
        '2: The text is empty.',
      ],
      [
        'a text of spaces',
        "- id: asha\n  name:\n    en: '  '\n    ne: आशा\n  role: {en: x, ne: y}\n",
        '3: The text is empty.',
      ],
      [
        'a text in one language only',
        '- id: asha\n  name: Asha\n  role: {en: x, ne: y}\n',
        '2: The text is expected in every language (en, ne) here, not text.',
      ],
      ['a missing field', '- id: asha\n  name: {en: x, ne: y}\n', '1: "role" is missing.'],
      [
        'a field with nothing after it',
        '- id: asha\n  name: {en: x, ne: y}\n  role:\n',
        '3: "role" is empty.',
      ],
      [
        'a number in place of a text',
        '- id: asha\n  name: {en: 12, ne: y}\n  role: {en: x, ne: y}\n',
        '2: Text is expected here, not the number 12. Put it between quotes.',
      ],
      [
        'yes and no in place of a text',
        '- id: asha\n  name: {en: true, ne: y}\n  role: {en: x, ne: y}\n',
        '2: Text is expected here, not true. Put it between quotes.',
      ],
      [
        'a list in place of a text',
        '- id: asha\n  name: {en: [a], ne: y}\n  role: {en: x, ne: y}\n',
        '2: One text is expected here, not a list.',
      ],
      [
        'a text in place of true or false',
        `${asha}  standin: yes\n`,
        '4: true or false is expected here, without quotes, not text.',
      ],
      [
        'an id with capitals or spaces',
        asha.replace('asha', 'Asha Tamang'),
        '1: "Asha Tamang" cannot be an id. An id is made of small English letters, digits and single hyphens.',
      ],
      [
        'a duplicate id',
        `${asha}${asha}`,
        '4: "asha" is already on line 1. Every id of a list is different from the others.',
      ],
      [
        'a portrait that is not there',
        `${asha}  portrait: office-desinger\n`,
        '4: There is no picture in src/weave/portraits with the name "office-desinger". Did you mean "office-designer"?',
      ],
      [
        'an image that is not there',
        `${asha}  image: /img/team/ahsa.jpg\n`,
        '4: There is no file static/img/team/ahsa.jpg. Did you mean "/img/team/asha.jpg"?',
      ],
      [
        'an image whose name has another case',
        `${asha}  image: /img/team/Asha.jpg\n`,
        '4: There is no file static/img/team/Asha.jpg. Did you mean "/img/team/asha.jpg"?',
      ],
      [
        'an image outside static/',
        `${asha}  image: /../package.json\n`,
        '4: There is no file static/../package.json.',
      ],
      [
        'an image named from somewhere else',
        `${asha}  image: img/team/asha.jpg\n`,
        '4: "img/team/asha.jpg" does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg.',
      ],
    ])('%s', async (_, source, message) => {
      expect(await messages('team', source)).toEqual([message]);
    });
  });

  it('accepts a file that is there, and several fields at fault get a message each', async () => {
    expect(await messages('team', `${asha}  image: /img/team/asha.jpg\n`)).toEqual([]);
    expect(await messages('team', '- id: A\n  name: x\n  rol: y\n')).toHaveLength(4);
  });

  describe('in lists with fields of their own, rejects', () => {
    const medium = (field: string, value: string) =>
      Object.entries({
        id: 'a',
        outlet: 'x',
        language: 'en',
        headline: 'A headline',
        date: '2024-02-29',
        link: 'https://news.com.np/x',
        [field]: value,
      })
        .map(([name, content], index) => `${index === 0 ? '- ' : '  '}${name}: ${content}\n`)
        .join('');

    it.each([
      ['date', '2024-02-30', 'There is no day 2024-02-30 in the calendar.'],
      ['date', '2023-02-29', 'There is no day 2023-02-29 in the calendar.'],
      ['date', '2024-13-01', 'There is no day 2024-13-01 in the calendar.'],
      [
        'date',
        '14 June 2018',
        '"14 June 2018" is not a date in the form year-month-day, such as 2018-06-14.',
      ],
      [
        'date',
        '2024-6-1',
        '"2024-6-1" is not a date in the form year-month-day, such as 2018-06-14.',
      ],
      ['date', '2024', 'Text is expected here, not the number 2024. Put it between quotes.'],
      [
        'date',
        '1900-01-01',
        'The Nepali calendar of the site knows the days from 1918-04-13 to 2043-04-13, not 1900-01-01.',
      ],
      ['language', 'np', '"np" is not one of the choices: en, ne. Did you mean "ne"?'],
      ['language', 'Nepali', '"Nepali" is not one of the choices: en, ne. Did you mean "ne"?'],
      ['headline', "''", 'The text is empty.'],
      ['headline', 'नयाँ एप', 'The headline is in Nepali: write "language: ne".'],
      [
        'date',
        '2081-11-02',
        '2081-11-02 looks like a day of Bikram Sambat. Write the day of the Gregorian calendar, such as 2025-02-14.',
      ],
      [
        'headline',
        'A story #tag',
        'The text ends before "#tag": after a space, # begins a note. Put the whole text between quotes.',
      ],
      [
        'headline',
        "'A **bold** story'",
        'This text is shown as it is: no links, no bold words, no components.',
      ],
      [
        'link',
        'https://news.com.np/a b',
        'There is a space in "https://news.com.np/a b". Copy the link again, or write %20 in place of the space.',
      ],
      [
        'link',
        'https://example.com/x',
        '"https://example.com/x" is not real yet. Write the real one, or add the line "standin: true" again.',
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
      ].map((link) => [
        'link',
        `'${link}'`,
        `"${link}" is not a link. A link begins with https://, http://, mailto: or tel:, or with / for a page of this site.`,
      ]),
    ])('%s %s', async (field, value, message) => {
      expect(
        (await check({media: medium(field, value)})).map((problem) => problem.message),
      ).toEqual([message]);
    });

    it.each([
      'https://news.com.np/x?y=1#z',
      'http://news.com.np',
      'mailto:info@news.com.np?subject=Hello',
      'tel:+977-1-4000000',
      '/app',
      '/',
    ])('but accepts the link %s', async (link) => {
      expect(await messages('media', medium('link', `'${link}'`))).toEqual([]);
    });

    it.each([
      [
        'name: {en: सहर, ne: towns}',
        'This is the English text, and it is in Nepali letters. Are the two languages swapped?',
      ],
      [
        'name: {en: Towns, ne: "????? ??"}',
        'The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.',
      ],
      [
        'name: {en: "Towns {see map}", ne: सहर}',
        '{see map} names no fact of facts.yml. Put other words between ( and ).',
      ],
      [
        'name: {en: “Small, large”, ne: सहर}',
        'Curved quotation marks are letters here. Put straight ones around the text: "…".',
      ],
      [
        'name: {en: "Ta\u200bmang", ne: सहर}',
        'An invisible control character (U+200B) is in the text. Delete the text and type it again.',
      ],
      [
        'name: {en: १२ towns, ne: सहर}',
        'The number १२ is written in English digits in English: 12.',
      ],
      ['name: {en: Type in it, ne: बाकसमा आफ्नो नाम लेख्नुहोस्।}', 'The site says कोठा, not "बाकसमा".'],
      ['name: {en: Towns, ne: 12 सहर}', 'The number 12 is written in Nepali digits in Nepali: १२.'],
      [
        'name: {en: Towns, ne: सहर ठुला छन्.}',
        'A sentence ends with a danda in Nepali, not with .: "छन्।".',
      ],
      ['name: {en: Towns, ne: छन् ।}', 'A । must follow the word without a space: "छन्।".'],
      [
        'name: {en: <b>Towns</b>, ne: सहर}',
        'This text is shown as it is: no links, no bold words, no components.',
      ],
      [
        "name: {en: '**Towns**', ne: सहर}",
        'This text is shown as it is: no links, no bold words, no components.',
      ],
    ])('a text typed in the way of another language or page: %s', async (line, message) => {
      const problems = await messages('team', `- id: a\n  ${line}\n  role: {en: A, ne: क}\n`);
      expect(problems).toEqual([`2: ${message}`]);
    });

    it('an unknown icon', async () => {
      const service = (icon: string) =>
        collections.services.example.replace(/icon: .*/, `icon: ${icon}`).trimStart();
      expect(await messages('services', service('hammer'))).toEqual([]);
      expect(await messages('services', service('tool'))).toEqual([
        '3: There is no picture in src/icons/trades with the name "tool". Did you mean "tools"?',
      ]);
      expect(await messages('services', service('constructor'))).toEqual([
        '3: There is no picture in src/icons/trades with the name "constructor".',
      ]);
    });

    it('a choice or a space that is missing, with the line as it was meant', async () => {
      const kind = await check({facts: '- id: fee\n  kind: rupee\n  value: 1\n'});
      expect(kind.map(({example}) => example)).toEqual(['kind: rupees']);
      const role = '- id: a\n  name: {en: Asha, ne: आशा}\n  role: {en:Designer, ne: डिजाइनर}\n';
      expect(await messages('team', role)).toEqual([
        '3: A space is missing after "en:". Write "en: Designer".',
      ]);
    });

    it('a fact of an unknown kind, and a value that is not of its kind', async () => {
      expect(await messages('facts', '- id: fee\n  kind: rupee\n  value: 1\n')).toEqual([
        '2: "rupee" is not one of the choices: count, rounded, rupees, dollars, date, text. Did you mean "rupees"?',
      ]);
      expect(await messages('facts', '- id: fee\n  kind: rupees\n  value: 1,999\n')).toEqual([
        '3: A whole number is expected here, not text: digits only, without quotes, commas or units.',
      ]);
      expect(await messages('facts', '- id: fee\n  kind: rupees\n  value: 19.5\n')).toEqual([
        '3: A whole number is expected here, not 19.5: digits only, without quotes, commas or units.',
      ]);
      expect(await messages('facts', '- id: fee\n  value: 1\n')).toEqual(['1: "kind" is missing.']);
    });

    it('a milestone that no page shows', async () => {
      expect(await messages('milestones', '- id: a\n  date: 2018-06-14\n')).toEqual([
        '1: No page shows this milestone. Add "about", "timeline" or both.',
      ]);
    });

    it('a video of our own without its day', async () => {
      const video = (line: string) =>
        `- id: a\n  youtube: aqz-KE-bpKQ\n  caption: {en: x, ne: y}\n  credit: z\n  featured: true\n${line}`;
      expect(await messages('videos', video(''))).toEqual([
        '1: A video of our own needs the day on which it was put on YouTube, for example: published: 2025-02-14',
      ]);
      expect(await messages('videos', video('  published: 2025-02-14\n'))).toEqual([]);
      expect(await messages('videos', video('  standin: true\n'))).toEqual([]);
    });

    it('videos of which none or several are featured', async () => {
      const video = (id: string) =>
        `- id: ${id}\n  youtube: aqz-KE-bpKQ\n  caption: {en: x, ne: y}\n  credit: z\n  standin: true\n`;
      expect(await messages('videos', video('a'))).toEqual([
        '1: Exactly one video must have the line "featured: true"; here 0 have it.',
      ]);
      expect(await messages('videos', `${video('a')}  featured: true\n${video('b')}`)).toEqual([]);
    });

    it.each([
      [
        "map: {coordinates: 'Kamalpokhari'}",
        '"Kamalpokhari" is not a place on a map. Write its latitude and its longitude in degrees, each with three decimals or more, with a comma between them and in quotes.',
      ],
      [
        "map: {coordinates: '27.7, 85.3'}",
        '"27.7, 85.3" is not a place on a map. Write its latitude and its longitude in degrees, each with three decimals or more, with a comma between them and in quotes.',
      ],
      [
        "map: {coordinates: '85.3260, 27.7105'}",
        '"85.3260, 27.7105" is not in Nepal. The latitude (26 to 31) comes first, then the longitude (80 to 89).',
      ],
      [
        "callingHours: {from: '10 AM', to: '17:00', days: [sunday]}",
        '"10 AM" is not a time. Write hours and minutes of the 24-hour clock, in quotes.',
      ],
      [
        "callingHours: {from: '17:00', to: '10:00', days: [sunday]}",
        '"from" has to be earlier in the day than "to".',
      ],
      [
        "callingHours: {from: '10:00', to: '10:00', days: [sunday]}",
        '"from" has to be earlier in the day than "to".',
      ],
    ])('in site.yml %s', async (line, message) => {
      const name = line.slice(0, line.indexOf(':'));
      const field = new RegExp(`^${name}:.*(?:\\n .*)*`, 'm');
      const right = collections.site.example.replace(field, line);
      expect((await messages('site', right)).map((found) => found.replace(/^\d+: /, ''))).toEqual([
        message,
      ]);
    });

    it('a list in place of the named fields of a map', async () => {
      expect(await messages('choices', '- id: a\n')).toEqual([
        '1: The file must be named fields at the left edge, not a list or a text.',
      ]);
    });
  });

  describe('cross references', () => {
    const choices = `cities:
  - {id: kathmandu, name: {en: Kathmandu, ne: काठमाडौँ}}
  - {id: pokhara, name: {en: Pokhara, ne: पोखरा}}
professions: [{id: web, name: {en: Web, ne: वेब}}]
helpTopics: []
callbackCountries: [NP, US]
`;
    const countries = "- id: NP\n  dial: '977'\n  name: {en: Nepal, ne: नेपाल}\n";
    const graduate = `- id: a
  name: {en: x, ne: y}
  field: {en: x, ne: y}
  city: pokara
  profession: web
`;

    it('rejects an id that the other list does not have', async () => {
      expect(await check({choices, countries, graduates: graduate})).toMatchObject([
        {
          file: 'src/data/choices.yml',
          line: 6,
          place: ['callbackCountries', 'entry 2'],
          message: 'There is no entry in countries with the id "US". Add it there first.',
        },
        {
          file: 'src/data/graduates.yml',
          line: 4,
          place: ['a', 'city'],
          message:
            'There is no entry in choices.cities with the id "pokara". Did you mean "pokhara"?',
          example: 'city: kathmandu   # an id of cities in choices.yml',
        },
      ]);
    });

    it('says nothing about ids of a list that cannot be read', async () => {
      expect(await check({choices: 'cities: [', graduates: graduate})).toHaveLength(1);
    });

    it('rejects an id that stands twice in a list within a map', async () => {
      expect(await messages('choices', choices.replace('pokhara', 'kathmandu'))).toEqual([
        '3: "kathmandu" is already on line 2. Every id of a list is different from the others.',
      ]);
    });
  });

  describe('facts in texts', () => {
    const facts =
      '- id: downloads\n  kind: count\n  value: 100000\n- id: fee\n  kind: rupees\n  value: 1\n';
    const partner = (text: string) => `- id: a\n  name: {en: '${text}', ne: x}\n`;

    it('accepts a fact that is there', async () => {
      expect(await check({facts, partners: partner('{downloads} times')})).toEqual([]);
    });

    it('rejects one that is not', async () => {
      expect(await check({facts, partners: partner('{download} times')})).toMatchObject([
        {line: 2, message: '{download} names no fact of facts.yml. Did you mean "downloads"?'},
      ]);
      expect(await check({facts, partners: partner('{constructor}')})).toHaveLength(1);
      expect(await check({facts, partners: partner('{fee.short}')})).toMatchObject([
        {message: 'The fact "fee" has no short form. Write {fee}.'},
      ]);
    });

    it('says nothing about facts while facts.yml is wrong itself', async () => {
      const found = await check({facts: `${facts}- id: A\n`, partners: partner('{download}')});
      expect(found.map(({file}) => file)).toEqual(['src/data/facts.yml']);
    });
  });

  it('does not look into a file that belongs to no list', async () => {
    expect(await check({strangers: 'x: y\n'})).toEqual([]);
  });
});
