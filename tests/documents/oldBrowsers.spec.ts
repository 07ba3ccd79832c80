import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ESLint, type Linter} from 'eslint';
import esX from 'eslint-plugin-es-x';
import stylelint from 'stylelint';
import {buildDir} from '../../scripts/lib/paths';
import {readHtml} from '../../src/lib/html';
import {inlineCode} from '../../src/publish/documents/inlineCode';

const built = (ending: string) =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .map((name) => path.join(buildDir, name));

const {rules: newerThan2020} = (esX.configs as Record<string, Linter.Config>)[
  'flat/restrict-to-es2020'
]!;

/** Chrome 80 has all of ECMAScript 2020, the other browsers of the floor have more. */
const OLD_SCRIPT = {
  plugins: {'es-x': esX},
  // The methods of iterators have the names of those of arrays, and `Iterator` itself is used only where
  // it is defined.
  rules: Object.fromEntries(
    Object.entries(newerThan2020!).filter(([name]) => !/\/no-iterator(?:$|-prototype-)/.test(name)),
  ),
  // Types are unknown in a build, so each call with the name of a newer method counts.
  settings: {'es-x': {aggressive: true}},
  languageOptions: {ecmaVersion: 'latest', sourceType: 'script'},
  linterOptions: {noInlineConfig: true},
} satisfies Linter.Config;

const linter = new ESLint({
  cwd: buildDir,
  ignore: false,
  overrideConfigFile: true,
  overrideConfig: [
    OLD_SCRIPT,
    {files: ['assets/elements/**'], languageOptions: {sourceType: 'module'}},
  ],
});

const elements = built('.js').filter((file) => file.includes('/assets/elements/'));

const messagesOf = (results: readonly ESLint.LintResult[]) =>
  results.flatMap(({filePath, messages}) =>
    messages.map(({column, message}) => `${path.basename(filePath)}:${column} ${message}`),
  );

test('no script of the build has syntax or functions newer than ECMAScript 2020', async () => {
  expect(elements.length).toBeGreaterThan(2);
  expect(messagesOf(await linter.lintFiles(elements))).toEqual([]);
  const {scripts} = inlineCode(readHtml(readFileSync(path.join(buildDir, 'index.html'), 'utf8')));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(messagesOf(await linter.lintText(script))).toEqual([]);
  }
});

test('no element calls a method of elements that Chrome 80 lacks', () => {
  // The libraries bring their own replacements.
  const scripts = built('.js').filter((file) => path.basename(file).startsWith('site-'));
  expect(scripts.length).toBeGreaterThan(10);
  const calls = scripts.filter((file) => readFileSync(file, 'utf8').includes('.replaceChildren('));
  expect(calls).toEqual([]);
});

test('the linter of scripts finds what Chrome 80 lacks', async () => {
  const newer =
    'class A {#a() {}}; b ??= [1].at(-1); Object.hasOwn({}, "a"); "a".replaceAll("a", "")';
  const found = messagesOf(await linter.lintText(newer)).join('\n');
  for (const name of ['private method', 'logical assignment', 'at', 'hasOwn', 'replaceAll']) {
    expect(found.toLowerCase()).toContain(name.toLowerCase());
  }
});

const lintStyles = (options: {files: string[]} | {code: string}) =>
  stylelint.lint({
    ...options,
    cwd: buildDir,
    config: {
      rules: {
        // Chrome before 104 drops a query such as (width <= 560px).
        'media-feature-range-notation': 'prefix',
        // Chrome before 88 drops a rule with one of these.
        'selector-pseudo-class-disallowed-list': ['is', 'where'],
      },
    },
  });

const warningsOf = async (options: {files: string[]} | {code: string}) =>
  (await lintStyles(options)).results.flatMap(({source, warnings}) =>
    warnings.map(({text}) => `${path.basename(source ?? '')} ${text}`),
  );

test('no style sheet of the build has selectors or media queries that old browsers drop', async () => {
  expect(await warningsOf({files: built('.css')})).toEqual([]);
  expect(await warningsOf({code: 'a:where(b){} @media (width <= 3px) {a{b:c}}'})).toHaveLength(2);
});

test('no page names the font `system-ui`, of which Lightning CSS makes nine', () => {
  const named = [...built('.css'), ...built('.html')].filter((file) =>
    readFileSync(file, 'utf8').includes('system-ui'),
  );
  expect(named).toEqual([]);
  expect(built('.html').length).toBeGreaterThan(100);
});
