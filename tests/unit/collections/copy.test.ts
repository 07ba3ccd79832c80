import {copyText, type TextForm} from '@site/src/collections/copyText';

const facts = {fee: {text: 'Rs 1,999'}, downloads: {text: '100,000', short: '100K+'}};

function parse(form: TextForm, en: string, ne: string) {
  const {data, error} = copyText(form, {locale: 'en', facts}).safeParse({en, ne});
  return error ? error.issues.map(({path, message}) => `${path.join('.')}: ${message}`) : data;
}

const plain: TextForm = {kind: 'text', values: []};
const counted: TextForm = {kind: 'text', values: ['count']};
const rich: TextForm = {kind: 'rich', values: ['action']};

describe('a text of a page', () => {
  it('gets its facts, and keeps the places of values', () => {
    expect(parse(counted, '{count} for {fee}', '{fee} मा {count}')).toBe('{count} for Rs 1,999');
  });

  it('is cut into words, links, bold words and values where it may have them', () => {
    const en = '“{action}” is **not** there. Please [ask us](/contact).';
    expect(parse(rich, en, '{action} छैन। [सोध्नुहोस्](/contact)।')).toEqual([
      '“',
      {value: 'action'},
      '” is ',
      {bold: 'not'},
      ' there. Please ',
      {text: 'ask us', link: '/contact'},
      '.',
    ]);
  });

  it.each<[string, TextForm, string, string, string[]]>([
    [
      'a value that the page does not have',
      counted,
      '{count} of {all}',
      '{all} मध्ये {count}',
      ['en: {all} names no fact of facts.yml.', 'ne: {all} names no fact of facts.yml.'],
    ],
    [
      'a misspelt value',
      counted,
      '{cuont}',
      '{count} वटा',
      [
        'en: The page puts a value in the place of {count}. Write it into the text.',
        'ne: The English text has {cuont}, so it is here too.',
      ],
    ],
    [
      'a fact in one language only',
      plain,
      'It costs {fee}.',
      'शुल्क लाग्छ।',
      ['ne: The English text has {fee}, so it is here too.'],
    ],
    [
      'another link',
      {kind: 'rich', values: []},
      '[Here](/app)',
      '[यहाँ](/how)',
      ['ne: The English text has /app, so it is here too.'],
    ],
    [
      'a fact in the translation only',
      plain,
      'It costs money.',
      '{fee} लाग्छ।',
      ['ne: The English text does not have {fee}, so it is not here either.'],
    ],
    [
      'a link where the page shows none',
      plain,
      'See [the app](/app).',
      '[एप](/app) हेर्नुहोस्।',
      [
        'en: This text is shown as it is: no links, no bold words, no components.',
        'ne: This text is shown as it is: no links, no bold words, no components.',
      ],
    ],
    [
      'what is no link',
      {kind: 'rich', values: []},
      '[Here](app)',
      '[यहाँ](app)',
      ['en: "app" is not a link.', 'ne: "app" is not a link.'],
    ],
    [
      'a mark without its end',
      {kind: 'rich', values: []},
      'This is **bold.',
      'यो मोटो छ।',
      ['en: A link is written [words](/page), and a bold word **word**'],
    ],
    ['an empty text', plain, ' ', 'एक', ['en: The text is empty.']],
    [
      'the same text',
      plain,
      'Team',
      'Team',
      ['ne: The Nepali text is the same as the English one.'],
    ],
    ['a word of another glossary', plain, 'Box.', 'बाकस।', ['ne: The site says कोठा, not "बाकस".']],
    ['a danda after a space', plain, 'One.', 'एक ।', ['ne: A । must follow the word']],
    [
      'Latin digits in Nepali',
      plain,
      '8 people',
      '8 जना',
      ['ne: The number 8 is written in Nepali'],
    ],
  ])('must not have %s', (_what, form, en, ne, messages) => {
    expect(parse(form, en, ne)).toEqual(messages.map((one) => expect.stringContaining(one)));
  });
});
