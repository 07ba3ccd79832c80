import type {$ZodIssue} from 'zod/v4/core';
import {copyTextSchema, type TextForm} from 'content/lists/copyText';
import type {Sentence} from 'content/say';
import {row} from '../../support/row';

const facts = {fee: {text: 'Rs 1,999'}, downloads: {text: '100,000', short: '100K+'}};

function rowOf(issue: $ZodIssue): string {
  const {sentence} = (issue.code === 'custom' && issue.params) as {sentence: Sentence};
  return `${issue.path.join('.')}: ${row(sentence)}`;
}

function parse(form: TextForm, en: string, ne: string) {
  const {data, error} = copyTextSchema(form, {locale: 'en', facts}).safeParse({en, ne});
  return error ? error.issues.map(rowOf) : data;
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

  it('is checked with its facts in it', () => {
    const nepali = {downloads: {text: '१,००,०००', short: '१ लाख+'}};
    const says = (ne: string) =>
      copyTextSchema(plain, {locale: 'ne', facts: nepali})
        .safeParse({en: '{downloads}', ne})
        .error?.issues.map(rowOf);
    expect(says('{downloads}सम्म')).toEqual(['ne: nepali.suffix १,००,००० सम्म']);
    expect(says('{downloads} सम्म')).toBeUndefined();
  });

  const described: TextForm = {kind: 'description', values: []};
  const noMarks: TextForm = {kind: 'rich', values: []};

  it.each<[TextForm, string, string, ...says: string[]]>([
    [
      counted,
      '{count} of {all}',
      '{all} मध्ये {count}',
      'en: text.noFact {all}',
      'ne: text.noFact {all}',
    ],
    [counted, '{cuont}', '{count} वटा', 'en: copy.place {count}', 'ne: copy.differs {cuont}'],
    [plain, 'It costs {fee}.', 'शुल्क लाग्छ।', 'ne: copy.differs {fee}'],
    [noMarks, '[Here](/app)', '[यहाँ](/how)', 'ne: copy.differs /app'],
    [plain, 'It costs money.', '{fee} लाग्छ।', 'ne: copy.differs {fee}'],
    [plain, 'See [the app](/app).', '[एप](/app) हेर्नुहोस्।', 'en: text.asItIs', 'ne: text.asItIs'],
    [noMarks, '[Here](app)', '[यहाँ](app)', 'en: link.form app', 'ne: link.form app'],
    [noMarks, 'This is **bold.', 'यो मोटो छ।', 'en: copy.mark'],
    [plain, ' ', 'एक', 'en: text.empty'],
    [described, 'Too short.', 'छोटो।', 'en: page.length 10'],
    [plain, 'Team', 'Team', 'ne: copy.same'],
    [plain, 'Box.', 'बाकस।', 'ne: nepali.word बाकस कोठा'],
    [plain, 'One.', 'एक ।', 'ne: nepali.danda एक ।'],
    [plain, '8 people', '8 जना', 'ne: nepali.digits 8 ८'],
  ])('of the form %j must not be %j and %j', (form, en, ne, ...says) => {
    expect(parse(form, en, ne)).toEqual(says);
  });
});
