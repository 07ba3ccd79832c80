import {execFileSync} from 'node:child_process';
import {siteDir} from '../../scripts/lib/paths';

const state = "import {useState} from 'react';\nexport const one = () => useState(0);\n";
const push = "export const e = () => window.history.pushState(null, '');";
const TEXTS = [
  ['src/pages/faq/index.tsx', state, 'site-elements'],
  ['src/components/Card/index.tsx', state.replaceAll('useState', 'useEffect'), 'site-elements'],
  ['src/theme/Navbar/index.tsx', state.replaceAll('useState', 'useId'), ''],
  ['src/theme/Footer/index.tsx', 'export const c = <a href="/about">About</a>;', '<Link>'],
  ['src/pages/faq/index.tsx', 'export const d = <b data-words={JSON.stringify({})} />;', 'hidden'],
  ['src/components/Form/element.ts', state, 'loadModule'],
  ['src/components/Form/element.ts', push, 'writeHistory'],
  ['src/page-scripts/menus.ts', 'export const f = (how: never) => history[how];', 'writeHistory'],
  ['packages/site-elements/element.ts', push, 'writeHistory'],
  ['src/components/Map/element.ts', 'export const g = () => !navigator.onLine;', 'may be wrong'],
  [
    'editor/ui/App.tsx',
    'export const h = ({onLine}: Navigator) => onLine || true;',
    'may be wrong',
  ],
  [
    'src/components/Map/element.ts',
    "export const i = (e: KeyboardEvent) => e.key === 'k';",
    'isLetter',
  ],
  ['src/page-scripts/menus.ts', "export const j = (code: string) => code !== 'KeyK';", 'isLetter'],
  ['src/page-scripts/menus.ts', "export const k = (key: string) => key === 'Enter';", ''],
  ['packages/site-elements/history.ts', push, ''],
  ['editor/ui/App.tsx', push, 'writeHistory'],
  ['editor/ui/App.tsx', 'export const a = (event: KeyboardEvent) => event.key;', 'keyOf'],
  [
    'editor/ui/Dialog.tsx',
    'export const b = (event: KeyboardEvent) => {\n  const {key} = event;\n  return key;\n};',
    'keyOf',
  ],
] as const;

// ESLint reads its configuration, which Jest cannot.
const SCRIPT = `
  import {ESLint} from 'eslint';
  const eslint = new ESLint();
  const results = ${JSON.stringify(TEXTS)}.map(([filePath, text]) => eslint.lintText(text, {filePath}));
  console.log(JSON.stringify((await Promise.all(results)).map(([{messages}]) => messages)));
`;

it('says what to do with state that nothing would start, React in an element, links, words, keys and addresses', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const said = (JSON.parse(output) as {ruleId: string; message: string}[][]).map((messages) => {
    const ours = messages.filter(({ruleId}) => ruleId === 'no-restricted-syntax');
    return [...new Set(ours.map(({message}) => message))];
  });
  expect(said).toEqual(
    TEXTS.map(([, , word]) => (word ? [expect.stringContaining(word) as string] : [])),
  );
});
