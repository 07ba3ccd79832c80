import {siteDir} from '@site/scripts/lib/paths';
import {listReference, listsReference, noSuchList} from '@site/src/content/reference';
import {collections} from '@site/src/data/lists';
import {locales} from 'nepali-text/locale';

const lists = Object.entries(collections);

it.each(lists)('has an example of every field of %s, in both languages', (name, collection) => {
  for (const locale of locales) {
    const [, ...fields] = listReference(siteDir, name, collection, locale).split(/\n\n {2}(?=\S)/);
    expect(fields.length).toBeGreaterThan(1);
    for (const field of fields) {
      expect(field).toMatch(
        /^(?:[\w*-]+\.)*([\w*-]+)(?: \(\w+\))? · (?:required|optional|चाहिने|ऐच्छिक).*\n {6}\1:(?: |\n {8})\S/,
      );
    }
  }
});

it('says what a list is for, and of a field what it may be and what help.yml says', () => {
  const team = listReference(siteDir, 'team', collections.team, 'en');
  expect(team).toMatch(/^src\/data\/team\.yml\n {2}Team\n {2}\S/);
  expect(team).toContain('image · optional · at least 320 pixels wide');
  expect(team).toContain('portrait · optional · from src/illustrations/portraits');
  const facts = listReference(siteDir, 'facts', collections.facts, 'en');
  expect(facts.match(/^ {2}id ·/gm)).toHaveLength(1);
  expect(facts).toContain('kind · required · one of: count, rounded, rupees');
  expect(facts).toContain('value.days (hours) · optional\n      days:\n        - ');
  expect(listsReference(['team'], 'ne')).toContain('टोली');
  expect(noSuchList('teams', ['site', 'team'], 'en')).toContain('The lists are site, team;');
});
