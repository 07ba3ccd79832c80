import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {contractOf, namesOfLists} from 'content/lists/siteContracts';
import {contracts} from '@site/src/data';
import {help as texts} from '@site/src/content/help';
import {listContract as listOf} from 'content/lists/contract';
import {wordFields} from 'content/read/words';
import {type Choices, formOf} from '../models/list';
import type {FormField, FieldForm} from '../types';
import {entryTitle} from '../ui/lists/forms';
import * as z from 'zod';

const choices = (target: string): Choices => ({
  choices: [`one-of-${target}`, 'without-name'],
  names: {[`one-of-${target}`]: {en: 'One', ne: 'एक'}},
});
const names = namesOfLists(contracts);
const valueOf = (list: string): unknown => parse(readFileSync(`src/data/${list}.yml`, 'utf8'));
const form = (list: string) =>
  formOf(list, contractOf(contracts, {list, value: valueOf(list)})!, choices);

/** The fields of a form; through lists, and through all variants. */
function fieldsOf(start: FieldForm): readonly FormField[] {
  if (start.kind === 'list') return fieldsOf(start.item);
  if (start.kind === 'variants') return start.variants.flatMap((variant) => fieldsOf(variant.form));
  return start.kind === 'group' ? start.fields : [];
}

/** Every field of a form with its path. */
const allFields = (
  start: FieldForm,
  path: string,
): (FormField & {path: string; around: string})[] =>
  fieldsOf(start).flatMap((field) => [
    {...field, path: `${path}.${field.key}`, around: path.split('.').at(-1)!},
    ...allFields(field.form, `${path}.${field.key}`),
  ]);
const everyField = names.flatMap((name) => allFields(form(name), name));
/** A field by the name of its list and its keys: "site.map.coordinates". */
const fieldAt = (place: string) => everyField.find(({path}) => path === place)!;
const choicesOf = ({form: edited}: FormField) => {
  const chosen = edited.kind === 'list' ? edited.item : edited;
  return chosen.kind === 'choice' ? chosen : undefined;
};

it('has labels in both languages for every field and choice, and help without words of files', () => {
  const inNepali = expect.stringMatching(/\p{Script=Devanagari}/u);
  for (const field of everyField) {
    const {path, key, label, help} = field;
    const ne = key.startsWith('/') ? expect.anything() : inNepali;
    expect([path, label]).toEqual([path, {en: expect.stringMatching(/./), ne}]);
    for (const name of Object.values(choicesOf(field)?.names ?? {})) {
      expect([path, name.ne]).toEqual([path, inNepali]);
    }
    expect(help?.en ?? '').not.toMatch(/\blines of\b|quotes|\.yml|`/);
    if (help) expect([path, help.ne]).toEqual([path, inNepali]);
  }
});

it.each`
  place                           | edited
  ${'team.id'}                    | ${{kind: 'line', format: 'id'}}
  ${'team.name'}                  | ${{kind: 'text'}}
  ${'team.image'}                 | ${{kind: 'picture', least: 320}}
  ${'team.placeholder'}           | ${{kind: 'yes'}}
  ${'media.date'}                 | ${{kind: 'line', format: 'date'}}
  ${'media.headline'}             | ${{kind: 'line', example: 'The words'}}
  ${'contacts.link'}              | ${{kind: 'line', format: 'link', example: 'https://t.me/user-name'}}
  ${'profiles.expectedSalary'}    | ${{kind: 'number'}}
  ${'fonts.file'}                 | ${{kind: 'line', format: 'typeface', example: 'gandaki.ttf'}}
  ${'site.map.coordinates'}       | ${{kind: 'line', format: 'coordinates'}}
  ${'site.social.link'}           | ${{kind: 'line', format: 'link'}}
  ${'pages/hire.verified.points'} | ${{kind: 'list', item: {kind: 'text'}}}
  ${'media.outlet'}               | ${{kind: 'choice', choices: ['one-of-outlets', 'without-name'], names: {'one-of-outlets': {en: 'One', ne: 'एक'}}}}
  ${'choices.callbackCountries'}  | ${{kind: 'list', item: {choices: ['one-of-countries', 'without-name']}}}
  ${'certificates.shape'}         | ${{kind: 'choice', choices: ['portrait', 'landscape'], names: {portrait: {en: 'Tall', ne: 'ठाडो'}}}}
`('shows $place as what it is', ({place, edited}: {place: string; edited: FieldForm}) => {
  expect(fieldAt(place).form).toMatchObject(edited);
});

it('has a variant for each kind of fact, which can become any other', () => {
  const facts = form('facts');
  if (facts.kind !== 'variants') throw new Error('Facts have no variants.');
  const kinds = facts.variants.map(({value}) => value);
  expect(kinds).toEqual(['count', 'rounded', 'rupees', 'dollars', 'date', 'hours', 'text']);
  for (const {form: variant} of facts.variants) {
    const field = fieldsOf(variant).find(({key}) => key === facts.by);
    expect(field?.form).toMatchObject({kind: 'choice', choices: kinds});
  }
});

it('takes the order of fields from the contract, and their help from help.yml', () => {
  const keys = fieldsOf(form('certificates')).map(({key}) => key);
  expect(keys).toEqual(['id', 'title', 'about', 'shape', 'kind', 'image', 'placeholder']);
  expect(fieldAt('countries.dial').help).toHaveProperty('ne');
  expect(fieldAt('team.placeholder').help).toEqual(fieldAt('site.phone.placeholder').help);
  expect(fieldAt('certificates.title').help).toBeUndefined();
});

it('refuses a field that no form can edit', () => {
  const strange = listOf({
    schema: (field) => z.strictObject({id: field.id, note: z.string()}),
  });
  expect(() => formOf('strange', strange, choices)).toThrow(
    'No form can edit strange.note: {"type":"string"}',
  );
});

it('has a name and help for every list, and none for what is not there', () => {
  const [fields, lists, help] = [texts.fields, texts.lists, texts.help].map(Object.keys);
  const known = new Set<string>([
    // The texts above a page in Markdown have their labels here, too, and facts their names.
    ...wordFields,
    ...(valueOf('facts') as {id: string}[]).map(({id}) => `facts.${id}`),
    ...everyField.flatMap((field) => [
      field.key,
      `${field.around}.${field.key}`,
      ...(choicesOf(field)?.choices ?? []),
    ]),
  ]);
  const paths = new Set<string>([
    ...names,
    ...everyField.flatMap(({path, key}) => [path, `*.${key}`]),
  ]);
  const isNew = (key: string) => !known.has(key) && !key.startsWith('insertions.');
  expect(fields!.filter(isNew)).toEqual([]);
  expect(lists!.filter((name) => !names.includes(name))).toEqual([]);
  const groups = Object.keys(texts.groups);
  const isLost = ({group = ''}) => !groups.includes(group);
  expect(Object.values(texts.lists).filter(isLost)).toEqual([]);
  expect(help!.filter((path) => !paths.has(path))).toEqual([]);
  const ofSite = names.filter((name) => !name.startsWith('pages/'));
  expect(ofSite.filter((name) => !lists!.includes(name) || !help!.includes(name))).toEqual([]);
});

it('calls an entry that is a choice by the name of what was chosen', () => {
  const chosen = {kind: 'choice', choices: ['/team'], names: {'/team': {en: 'Team', ne: 'टोली'}}};
  expect(entryTitle(chosen as FieldForm, '/team', 'ne')).toBe('टोली');
  expect(entryTitle({kind: 'line'}, '/team', 'ne')).toBe('/team');
});
