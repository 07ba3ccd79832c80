import {composeMessage, type MessageWords} from '@site/src/components/Form/_composeMessage';
import type {FieldDefinition, Part} from '@site/src/components/Form/definition';

const words: MessageWords = {
  line: (label, value) => `${label}: ${value}`,
  withExtension: (number, extension) => `${number} ext. ${extension}`,
};

const field = (id: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  kind: 'input',
  label: id.toUpperCase(),
  ...more,
});

const rows: Part[][] = [
  [field('first'), field('last')],
  [
    {
      kind: 'phone',
      legend: 'Phone Number',
      country: field('country', {
        kind: 'select',
        options: [
          {id: 'NP', text: 'Nepal (+977)', value: '+977-'},
          {id: 'US', text: 'US +1', value: '+1'},
        ],
      }),
      number: field('phone'),
      extension: field('extension'),
    },
  ],
  [
    field('topic', {
      kind: 'select',
      options: [
        {id: '', text: 'Choose one'},
        {id: 'others', text: 'अन्य'},
      ],
    }),
  ],
  [field('message', {kind: 'textarea'})],
];

it('writes a line for each field that is filled in, choices in the words of the page', () => {
  const values = {
    first: ' आशा ',
    last: '  ',
    country: 'NP',
    phone: '9800000000',
    extension: '12',
    topic: 'others',
    message: 'One\nTwo',
  };
  expect(composeMessage({rows}, values, words)).toBe(
    'FIRST: आशा\nPhone Number: +977-9800000000 ext. 12\nTOPIC: अन्य\nMESSAGE: One\nTwo',
  );
});

it('writes a phone number in one way, and none without a number', () => {
  const phone = (values: Record<string, string>) => composeMessage({rows}, values, words);
  expect(phone({country: 'US', phone: '555'})).toBe('Phone Number: +1-555');
  expect(phone({country: 'NP', phone: '+44 20'})).toBe('Phone Number: +44 20');
  expect(phone({country: 'NP', topic: '', extension: '1'})).toBe('');
});

it.each([
  ['0', ''],
  ['०', ''],
  [' ', ''],
  ['012', ' ext. 12'],
  ['०१२', ' ext. १२'],
  ['10', ' ext. 10'],
])('takes the 0 that stands in the extension field for none: %s', (extension, written) => {
  const values = {country: 'NP', phone: '98', extension};
  expect(composeMessage({rows}, values, words)).toBe(`Phone Number: +977-98${written}`);
});

it('begins with the opening, also when nothing is filled in, and does not ask in a message', () => {
  const opening = 'Please call me back.';
  const question = {rows: [[field('topic', {label: 'What is it?'})]], opening};
  expect(composeMessage({rows, opening}, {country: 'NP'}, words)).toBe(opening);
  expect(composeMessage(question, {topic: 'A fault'}, words)).toBe(
    'Please call me back.\nWhat is it: A fault',
  );
});
