import type {FieldDefinition} from '@site/src/components/Form/definition';
import {type FieldState, problemsOf, remainingProblems} from '@site/src/components/Form/_problems';

const field = (id: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  kind: 'input',
  label: id,
  ...more,
});
const valid = {valid: true, valueMissing: false};
const states =
  (values: Record<string, FieldState>) =>
  (id: string): FieldState =>
    values[id] ?? {value: '', validity: valid};

const rows = [
  [field('name', {required: 'Enter your name'})],
  [field('email', {required: 'Enter an address', malformed: 'Enter a full address'})],
  [field('message', {kind: 'textarea'})],
];

describe('problemsOf', () => {
  it('asks for what is required, and takes blanks for nothing', () => {
    const missing = {valid: false, valueMissing: true};
    expect(
      problemsOf(
        {rows},
        states({
          name: {value: ' \u3000\n', validity: valid},
          email: {value: '', validity: missing},
        }),
      ),
    ).toEqual([
      {id: 'name', text: 'Enter your name'},
      {id: 'email', text: 'Enter an address'},
    ]);
  });

  it('leaves to the browser what an email address is', () => {
    const name = {value: 'Asha', validity: valid};
    const email = (isValid: boolean) => ({
      value: 'asha@x',
      validity: {valid: isValid, valueMissing: false},
    });
    expect(problemsOf({rows}, states({name, email: email(false)}))).toEqual([
      {id: 'email', text: 'Enter a full address'},
    ]);
    expect(problemsOf({rows}, states({name, email: email(true)}))).toEqual([]);
  });

  it('asks nothing of a form in which nothing is required', () => {
    const country = {value: 'IN', validity: valid};
    const form = {rows: [[field('name'), field('country', {kind: 'select'}), field('phone')]]};
    expect(problemsOf(form, states({country}))).toEqual([]);
  });
});

it('shows no new problem while somebody is typing', () => {
  const now = [
    {id: 'a', text: 'Another sentence'},
    {id: 'b', text: 'New'},
  ];
  expect(remainingProblems([{id: 'a', text: 'One'}], now)).toEqual([now[0]]);
  expect(remainingProblems([{id: 'c', text: 'Gone'}], now)).toEqual([]);
});
