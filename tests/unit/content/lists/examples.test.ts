import {contractOf} from 'content/lists/siteContracts';
import {contracts} from '@site/src/data';
import {createExamples, fieldsAlone} from 'content/lists/examples';
import type {Path} from 'content/read/values';

const examples = (list: string, valid: readonly unknown[] = []) => {
  const {schema, shape} = contractOf(contracts, {list, value: undefined})!;
  return createExamples(schema(fieldsAlone('en')), valid, shape === 'map');
};
const example = (list: string, path: Path, valid?: readonly unknown[], kind?: string) =>
  examples(list, valid).of(path, kind);

describe('the example of a field', () => {
  const asha = {id: 'asha', role: {en: 'Designer', ne: 'डिजाइनर'}, link: {to: '/app'}};

  it('is that of the first valid entry that has it', () => {
    const entries = [{id: 'bina'}, asha];
    const role = 'role:\n  en: Designer\n  ne: डिजाइनर';
    expect(example('team', ['role'], entries)).toBe(role);
    expect(example('team', ['role', 'ne'], entries)).toBe(role);
    expect(example('team', ['id'], entries)).toBe('id: bina');
    expect(example('milestones', ['link', 'to'], entries)).toBe('to: /app');
  });

  it('is that of an entry of the same kind', () => {
    const facts = [
      {id: 'fee', kind: 'rupees', value: 1999},
      {id: 'day', kind: 'date', value: '2024-11-08'},
    ];
    expect(example('facts', ['value'], facts, 'date')).toBe('value: 2024-11-08');
    expect(example('facts', ['value'], facts, 'text')).toBe(
      'value:\n  en: In English.\n  ne: नेपालीमा।',
    );
  });

  it('is what the contract allows where no entry has it', () => {
    expect(example('team', ['placeholder'], [asha])).toBe('placeholder: true');
    expect(example('countries', ['dial'])).toBe('dial: "977"');
    expect(example('site', ['webmail', 'link'])).toBe('link: https://t.me/user-name');
    expect(example('choices', ['professions', 7])).toBe(
      '- id: first-last\n  name:\n    en: In English.\n    ne: नेपालीमा।',
    );
    expect(example('features', [])).toBe(
      '- id: first-last\n  name:\n    en: In English.\n    ne: नेपालीमा।\n  group: find\n  icon: first-last\n  text:\n    en: In English.\n    ne: नेपालीमा।',
    );
    expect(example('pages/answers', ['count', 'one'])).toBe(
      'one:\n  en: In English. {count}\n  ne: नेपालीमा। {count}',
    );
  });

  it('is that of what is around a field that nobody knows', () => {
    expect(example('milestones', ['timeline', 'link', 'colour'])).toMatch(/^link:\n {2}to: /);
  });
});

it('names the fields of an entry and of a part of it', () => {
  expect(examples('stacks').fieldsAt([])).toEqual(['id', 'name', 'icon']);
  expect(examples('milestones').fieldsAt(['timeline', 'link'])).toEqual(['to', 'label', 'look']);
  expect(examples('site').fieldsAt(['social', 3])).toEqual(['link', 'placeholder', 'id']);
  expect(examples('facts').fieldsAt([], 'date')).toContain('asOf');
});
