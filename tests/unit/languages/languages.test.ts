import postcss from 'postcss';
import {addLanguages} from '@site/src/plugins/languages';

const languages = [
  {code: 'de', named: 'en'},
  {code: 'mai', named: 'ne'},
];

function selectorsOf(selector: string): string[] {
  const rule = postcss.rule({selector});
  addLanguages(rule, languages);
  return rule.selectors;
}

it.each([
  [':root:lang(ne) .list', [':root:lang(ne) .list', ':root:lang(mai) .list']],
  ["[lang='en']", ["[lang='en']", "[lang='de']"]],
  ['[lang=en]', ['[lang=en]', '[lang=de]']],
  [
    ":root:lang(en) [lang='ne']",
    [
      ":root:lang(en) [lang='ne']",
      ":root:lang(de) [lang='ne']",
      ":root:lang(en) [lang='mai']",
      ":root:lang(de) [lang='mai']",
    ],
  ],
  ['[lang]', ['[lang]']],
  ['.language:hover', ['.language:hover']],
])('gives the rules of %s to the languages of the same script', (selector, all) => {
  expect(selectorsOf(selector)).toEqual(all);
});
