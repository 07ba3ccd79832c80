import {collections} from '@site/src/collections';
import {exampleOf, fieldsAt} from '@site/src/plugins/site-data/exampleOf';

describe('exampleOf', () => {
  it('shows the lines of a field, with the comment beside it', () => {
    expect(exampleOf(collections.team, ['standin'])).toBe(
      'standin: true   # delete the line when the person is real',
    );
  });

  it('shows a field of several lines at the left edge', () => {
    expect(exampleOf(collections.features, ['text'])).toBe(
      'text:\n  en: Find a professional by trade and by city.\n  ne: पेशा र सहरअनुसार पेशाकर्मी खोज्नुहोस्।',
    );
  });

  it('shows the whole text where one language is at fault', () => {
    expect(exampleOf(collections.team, ['role', 'ne'])).toBe('role: {en: Designer, ne: डिजाइनर}');
  });

  it('shows a field within a field, and the whole line of one within brackets', () => {
    expect(exampleOf(collections.milestones, ['timeline', 'link', 'to'])).toBe('to: /app');
    expect(exampleOf(collections.site, ['email', 'address'])).toBe('address: info@name.example');
    expect(exampleOf(collections.site, ['webmail', 'link'])).toBe(
      'webmail: {link: https://mail.example, standin: true}',
    );
  });

  it('shows an entry of a list within a map', () => {
    expect(exampleOf(collections.choices, ['professions', 7, 'id'])).toBe(
      '- {id: data-analyst, name: {en: Data Analyst, ne: तथ्याङ्क विश्लेषक}}',
    );
  });

  it('shows the entry of the same kind where there are several', () => {
    expect(exampleOf(collections.facts, ['value'], 'date')).toBe('value: 2024-11-08');
    expect(exampleOf(collections.facts, [], 'rupees')).toBe(
      '- id: fee\n  kind: rupees\n  value: 1999',
    );
  });

  it('shows what is around a field that it does not have', () => {
    expect(exampleOf(collections.features, ['unheard-of'])).toBe(
      collections.features.example.trim(),
    );
  });
});

describe('fieldsAt', () => {
  it('names the fields of an entry and of a part of it', () => {
    expect(fieldsAt(collections.services, [])).toEqual([
      'id',
      'name',
      'icon',
      'people',
      'wanted',
      'where',
      'also',
      'description',
      'lead',
      'meeting',
      'before',
    ]);
    expect(fieldsAt(collections.milestones, ['timeline', 'link'])).toEqual(['to', 'label', 'look']);
    expect(fieldsAt(collections.site, ['social', 3])).toEqual(['id', 'link', 'standin']);
  });
});
