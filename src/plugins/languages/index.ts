import type {Plugin} from '@docusaurus/types';
import type {Plugin as Step, Rule} from 'postcss';
import {allLocales, isDevanagari} from '../../lib/locale';

/** The languages that style sheets name: what they say of one holds for all in its script. */
const NAMED = {latin: 'en', devanagari: 'ne'} as const;

interface Language {
  code: string;
  named: string;
}

const others: readonly Language[] = allLocales
  .map((code) => ({code, named: NAMED[isDevanagari(code) ? 'devanagari' : 'latin']}))
  .filter(({code, named}) => code !== named);

/** Adds the selectors of further languages to a rule for the one with the same script. */
export function addLanguages(rule: Pick<Rule, 'selectors'>, languages: readonly Language[]): void {
  for (const {code, named} of languages) {
    const names = new RegExp(`(?<=:lang\\(|\\[lang=['"]?)${named}(?=['"]?[)\\]])`, 'g');
    const added = rule.selectors.map((selector) => selector.replace(names, code));
    rule.selectors = [...new Set([...rule.selectors, ...added])];
  }
}

const step: Step = {
  postcssPlugin: 'languages',
  Once: (sheet) => {
    sheet.walkRules(/lang/, (rule) => addLanguages(rule, others));
  },
};

/** Gives each language the styles of its script: fonts, sizes, digits of lists. */
export default function languages(): Plugin {
  return {
    name: 'languages',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, step]}),
  };
}
