import {inspect} from 'node:util';
import {didYouMean, type Problem, problemsError, reportProblems} from 'content/say/diagnostics';
import {say} from 'content/say';
import {check} from '../../support/lists';

let problems: Problem[];

beforeAll(async () => {
  problems = await check({
    team: `- id: asha
  name: {en: Asha, ne: आशा}
  role: {en: Designer}
`,
    features: '\t',
    milestones: `- id: a
  date: 2024-02-30
  timeline:
    title: {en: x, ne: y}
    text: {en: x, ne: y}
    link: {to: app, label: {en: x, ne: y}, look: primery}
`,
  });
});

describe('reportProblems', () => {
  it('reports everything at once', () => {
    expect(reportProblems(problems)).toMatchInlineSnapshot(`
      "To fix: 5

      src/data/team.yml:3  asha › role › ne
        The Nepali text (ne) is missing.
        Right:
            role:
              en: In English.
              ne: नेपालीमा।

      src/data/features.yml:1
        A space of another kind is in this line; it only looks the same. Delete the space and type it again.

      src/data/milestones.yml:2  a › date
        There is no day 2024-02-30 in the calendars of the site, which go from 1918-04-13 to 2043-04-13.

      src/data/milestones.yml:6  a › timeline › link › to
        “app” is not a link. A link is complete, has no spaces or backslashes, and begins with https://, http://, mailto: or tel:, or with / for a page of this site.

      src/data/milestones.yml:6  a › timeline › link › look
        “primery” is not one of the choices: primary, secondary, more. Did you mean “primary”?
        Right:
            look: primary"
    `);
  });

  it('says a mistake that is made in several places once', () => {
    const fact = say('text.noFact', {written: 'fe'});
    const found = [
      {file: 'docs/a.mdx', line: 3, ...fact},
      {file: 'docs/a.mdx', line: 4, ...say('file.empty')},
      {file: 'docs/b.mdx', line: 1, ...fact},
    ];
    expect(reportProblems(found)).toMatchInlineSnapshot(`
      "To fix: 3

      docs/a.mdx:3
      docs/b.mdx:1
        fe names no figure or date of the site.

      docs/a.mdx:4
        The file is empty. Undo what emptied it, or write it again."
    `);
  });

  it('reports in Nepali', () => {
    const sentence = say('list.idTwice', {id: 'a', line: 12});
    const problem = {file: 'a.yml', line: 1200, place: ['entry 2'], ...sentence};
    expect(reportProblems([problem], 'ne')).toBe(
      'मिलाउनुपर्ने: १\n\na.yml:1200  प्रविष्टि २\n  “a” हरफ १२ मा पहिल्यै छ। एउटै सूचीका सबै परिचय सङ्केत फरक-फरक हुन्छन्।',
    );
  });
});

describe('problemsError', () => {
  it('prints the report and no stack trace', () => {
    const error = problemsError(problems);
    expect(error.message.trim()).toBe(reportProblems(problems));
    expect(error.stack).toBe(error.message);
    expect(inspect(error)).toBe(error.message);
    expect(inspect(new Error('around it', {cause: error}))).not.toMatch(
      /problemsError|diagnostics\.ts/,
    );
  });
});

describe('didYouMean', () => {
  it.each([
    ['rol', ['name', 'role', 'rolls'], 'role'],
    ['Role', ['role'], 'role'],
    ['acounts', ['count', 'accounts'], 'accounts'],
    ['nmae', ['name'], 'name'],
    ['/e\u0301.png', ['/e.png', '/\u00e9.png'], '/\u00e9.png'],
    ['telephone', ['name', 'role'], undefined],
    ['fee', ['free', 'yearly-fee'], 'free'],
    ['fee', ['minimum-age', 'yearly-fee'], 'yearly-fee'],
    ['x', [], undefined],
  ])('for %s', (word, known, near) => {
    expect(didYouMean(word, known)?.values?.word).toBe(near);
  });
});
