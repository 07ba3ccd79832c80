import {readdirSync, readFileSync} from 'node:fs';
import {and, say, sentenceOf, sentences, systemLocale} from 'content/say';
import {editorSentences} from '@site/editor/sentences';

const all = Object.entries({...sentences, ...editorSentences});
const values = (text: string) => new Set(text.match(/\{\w+\}/g));

/** Words in Latin letters that are neither quoted nor code, an address or the name of a format. */
function englishIn(text: string): string[] {
  const own = text
    .replace(/“.*?”(?!”)|`[^`]*`|<[^>]*>|[\w{}]+="[^"]*"|\{[^}]*\}|\*\*|\(en, ne\)/gu, ' ')
    .replace(/\S*[/_.=#:]\S*|U\+\w+|\b(?:id|git)\b/g, ' ')
    .replace(/\b(JPEG|PNG|WebP|AVIF|HEIC|ZIP|UTF|ISO)\b/g, ' ');
  return own.match(/[A-Za-z]{2,}/g) ?? [];
}

it.each(all)('says %s in Nepali, typed as Nepali is', (_, {en, ne}) => {
  if (/[A-Za-z]{2}/.test(en.replace(/\{\w+\}/g, ''))) expect(ne).toMatch(/\p{Script=Devanagari}/u);
  expect(englishIn(ne)).toEqual([]);
  expect(ne).not.toMatch(/[^”।] ।(?!”)/u);
  expect(values(ne)).toEqual(values(en));
});

it('has no sentence that nobody says', () => {
  const code = ['packages', 'src', 'scripts', 'editor']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => !file.includes('sentences'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Those of a family are composed: `matter.${field}`, `${what}.idTwice`.
  const composed = /^(kind|language|edit\.no|field\.text)|\.form$/;
  const unused = all.map(([id]) => id).filter((id) => !code.includes(`'${id}'`));
  expect(unused.filter((id) => !composed.test(id))).toEqual([]);
});

it('fills values in, with numbers in the digits of the language, and appends what follows', () => {
  const narrow = say('picture.narrow', {file: 'static/img/a.jpg', width: 200, least: 320});
  expect(sentenceOf(narrow, 'ne')).toBe(
    '“static/img/a.jpg” को चौडाइ २०० पिक्सेल छ। यहाँको तस्बिर कम्तीमा ३२० पिक्सेल चौडा हुनुपर्छ, नत्र धमिलो देखिन्छ।',
  );
  const unknown = and(say('field.unknown', {field: 'rol'}), say('near', {word: 'role'}));
  expect(sentenceOf(unknown, 'en')).toBe('“rol” is not a field here. Did you mean “role”?');
  const listed = say('field.languages', {locales: ['en', 'ne']});
  expect(sentenceOf(listed, 'en')).toBe('A text is needed here in every language (en, ne).');
});

it('speaks the language of the system', () => {
  expect(systemLocale({LANG: 'ne_NP.UTF-8'} as never)).toBe('ne');
  expect(systemLocale({LC_ALL: 'C', LANG: 'ne_NP.UTF-8'} as never)).toBe('en');
  expect(systemLocale({} as never)).toBe('en');
});
