import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {collections, type ListName} from '@site/src/collections';
import {list as listOf} from 'docusaurus-plugin-collections/contracts/define';
import {wordFields} from 'content-checks/pages/words';
import {type Choices, formOf} from '@site/writing-room/models/forms';
import type {Field, Form} from '@site/writing-room/protocol';
import * as z from 'zod';

const choices: Choices = (target) => [
  {id: `one-of-${target}`, name: {en: 'One', ne: 'एक'}},
  {id: 'without-name'},
];

const roomWords = parse(readFileSync('writing-room/words.yml', 'utf8')) as Record<
  'fields' | 'lists',
  object
>;

const form = (name: ListName) => formOf(name, collections[name], choices);

/** A field of a form by its keys; through lists, and through the first variant. */
function fieldAt(start: Form, ...keys: string[]): Field {
  const [key, ...rest] = keys;
  const found = fieldsOf(start).find((field) => field.key === key);
  if (!found) throw new Error(`There is no field ${key}.`);
  return rest.length > 0 ? fieldAt(found.form, ...rest) : found;
}

function fieldsOf(start: Form): readonly Field[] {
  if (start.kind === 'list') return fieldsOf(start.item);
  if (start.kind === 'variants') return start.variants.flatMap((one) => fieldsOf(one.form));
  return start.kind === 'group' ? start.fields : [];
}

const allFields = (start: Form): Field[] =>
  fieldsOf(start).flatMap((field) => [field, ...allFields(field.form)]);

const names = Object.keys(collections) as ListName[];

describe('the form of a list', () => {
  it.each(names)('has every field of %s with a label in both languages', (name) => {
    const fields = allFields(form(name));
    expect(fields.length).toBeGreaterThan(0);
    for (const {key, label, form: edited} of fields) {
      const chosen = edited.kind === 'list' ? edited.item : edited;
      const names = chosen.kind === 'choice' ? Object.values(chosen.names ?? {}) : [];
      for (const one of names) {
        expect([key, one.ne]).toEqual([key, expect.stringMatching(/\p{Script=Devanagari}/u)]);
      }
      expect([key, label.en]).toEqual([key, expect.stringMatching(/./)]);
      const isRoute = key.startsWith('/');
      expect([key, label.ne]).toEqual([
        key,
        expect.stringMatching(isRoute ? /./ : /\p{Script=Devanagari}/u),
      ]);
    }
  });

  it('shows values as what they are', () => {
    const team = form('team');
    expect(fieldAt(team, 'id').form).toMatchObject({kind: 'line', format: 'id'});
    expect(fieldAt(team, 'name').form).toEqual({kind: 'text'});
    expect(fieldAt(team, 'image').form).toEqual({kind: 'picture', least: 320});
    expect(fieldAt(team, 'standin')).toMatchObject({isOptional: true, form: {kind: 'yes'}});
    expect(fieldAt(form('media'), 'date').form).toMatchObject({kind: 'line', format: 'date'});
    expect(fieldAt(form('media'), 'headline').form).toMatchObject({kind: 'line'});
    expect(fieldAt(form('profiles'), 'expectedSalary').form).toEqual({kind: 'number', least: 0});
    expect(fieldAt(form('fonts'), 'file').form).toEqual({kind: 'typeface'});
    expect(fieldAt(form('features'), 'icon').form).toMatchObject({kind: 'choice'});
    expect(fieldAt(form('countries'), 'dial').form).toMatchObject({format: 'dialCode'});
    expect(fieldAt(form('videos'), 'youtube').form).toMatchObject({format: 'youtubeId'});
  });

  it('keeps groups and lists within an entry', () => {
    const site = form('site');
    expect(fieldAt(site, 'map', 'coordinates').form).toMatchObject({format: 'coordinates'});
    expect(fieldAt(site, 'social').form.kind).toBe('list');
    expect(fieldAt(site, 'social', 'link').form).toMatchObject({format: 'link'});
    expect(fieldAt(form('pages/hire'), 'verified', 'points').form).toEqual({
      kind: 'list',
      item: {kind: 'text'},
    });
  });

  it('offers the entries of another list by name', () => {
    expect(fieldAt(form('media'), 'outlet').form).toEqual({
      kind: 'choice',
      choices: ['one-of-outlets', 'without-name'],
      names: {'one-of-outlets': {en: 'One', ne: 'एक'}},
    });
    const countries = fieldAt(form('choices'), 'callbackCountries').form;
    expect(countries).toMatchObject({
      kind: 'list',
      item: {choices: ['one-of-countries', 'without-name']},
    });
  });

  it('names the choices of the contract', () => {
    expect(fieldAt(form('certificates'), 'shape').form).toEqual({
      kind: 'choice',
      choices: ['portrait', 'landscape'],
      names: {portrait: {en: 'Tall', ne: 'अग्लो'}, landscape: {en: 'Wide', ne: 'चौडा'}},
    });
  });

  it('has a variant for each kind of fact, which can become any other', () => {
    const facts = form('facts');
    if (facts.kind !== 'variants') throw new Error('Facts have no variants.');
    expect(facts.by).toBe('kind');
    const kinds = ['count', 'rounded', 'rupees', 'dollars', 'date', 'hours', 'days', 'text'];
    expect(facts.variants.map(({value}) => value)).toEqual(kinds);
    for (const variant of facts.variants) {
      expect(fieldAt(variant.form, 'kind').form).toMatchObject({kind: 'choice', choices: kinds});
    }
    const [count, , , , date] = facts.variants;
    expect(fieldAt(count!.form, 'value').form).toEqual({kind: 'number', least: 0});
    expect(fieldAt(date!.form, 'value').form).toMatchObject({format: 'date'});
  });

  it('takes order, help and examples from the example of the contract', () => {
    const certificates = form('certificates');
    const keys = fieldsOf(certificates).map(({key}) => key);
    expect(keys).toEqual(['id', 'title', 'about', 'shape', 'kind', 'image', 'standin']);
    expect(fieldAt(certificates, 'shape').help).toBe('portrait (tall) or landscape (wide)');
    expect(fieldAt(certificates, 'about').help).toBe('who gave it or what it is');
    expect(fieldAt(certificates, 'title').help).toBeUndefined();
    expect(fieldAt(form('contacts'), 'link').form).toMatchObject({
      example: 'https://t.me/user-name',
    });
    // What is explained at the first kind of facts is the same for all.
    const facts = form('facts');
    const asOf = facts.kind === 'variants' && facts.variants[1];
    expect(asOf && fieldAt(asOf.form, 'asOf').help).toBe('the day on which it was right');
  });

  it('says nothing about lines of YAML', () => {
    const help = names.flatMap((name) =>
      allFields(form(name)).flatMap(({help}) => (help === undefined ? [] : String(help))),
    );
    expect(help.length).toBeGreaterThan(10);
    expect(help.filter((one) => /\b(line|lines|quotes)\b/.test(one))).toEqual([]);
    expect(help.filter((one) => one.trim() === '')).toEqual([]);
  });

  it('refuses a field that no form can edit', () => {
    const strange = listOf({
      schema: (field) => z.strictObject({id: field.id, note: z.string()}),
    });
    expect(() => formOf('strange', strange, choices)).toThrow(
      'No form can edit strange.note: {"type":"string"}',
    );
  });
});

describe('words.yml', () => {
  it('has no word for a field that no list has', () => {
    // The texts above a page in Markdown have their labels here, too.
    const known = new Set<string>(wordFields);
    const learn = (start: Form, around: string) => {
      if (start.kind === 'choice') for (const one of start.choices) known.add(one);
      if (start.kind === 'list') learn(start.item, around);
      if (start.kind === 'variants') for (const {form: one} of start.variants) learn(one, around);
      if (start.kind !== 'group') return;
      for (const {key, form: inside} of start.fields) {
        known.add(key).add(`${around}.${key}`);
        learn(inside, key);
      }
    };
    for (const name of names) learn(form(name), name);
    expect(Object.keys(roomWords.fields).filter((key) => !known.has(key))).toEqual([]);
    expect(Object.keys(roomWords.lists).filter((name) => !(name in collections))).toEqual([]);
  });

  it('has a name for each list of src/data', () => {
    const lists = names.filter((name) => !name.startsWith('pages/'));
    expect(lists.filter((name) => !(name in roomWords.lists))).toEqual([]);
  });
});
