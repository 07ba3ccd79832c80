import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import execa from 'execa';
import {type Copy, createCopy, workingState} from '../copy';
import {follow, readRecipes, type Step, takeOut} from './recipes';

/* CONTRIBUTING.md, followed word by word in a copy of the repository. */

// The longest is a build.
jest.setTimeout(600_000);

const steps = readRecipes(readFileSync('CONTRIBUTING.md', 'utf8'));

let copy: Copy;

// Git makes the copy.
const hasGit = existsSync('.git');
const describeWithGit = hasGit ? describe : describe.skip;

beforeAll(() => {
  if (hasGit) copy = createCopy('recipes', workingState());
});

afterAll(() => {
  if (hasGit) copy.remove();
});

/** Runs a command in the copy. @returns all that it prints */
async function run(command: string) {
  const [program = '', ...words] = command.split(' ');
  const {all = '', failed} = await execa(program, words, {
    cwd: copy.folder,
    preferLocal: true,
    localDir: copy.folder,
    all: true,
    reject: false,
    env: {LANG: 'C', NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  return {output: all, failed};
}

const check = () => run('node --import ./scripts/setup.mjs scripts/check.ts');

/** Runs what `npm run check` asks for. */
async function agree({output}: {output: string}) {
  const [command] = /npm run agree -- .*/.exec(output) ?? [];
  if (command) await run(command);
}

describeWithGit('all recipes together', () => {
  const files = [...new Set(steps.map(({file}) => file))];

  it('are in order when both languages are agreed', async () => {
    for (const step of steps) follow(copy.folder, step);
    await agree(await check());
    expect(await check()).toEqual({
      output: 'Nothing to fix.',
      failed: false,
    });
  });

  it('are code in our style, with right types', async () => {
    const code = files.filter((file) => /\.tsx?$/.test(file));
    expect((await run(`prettier --check --log-level=warn ${files.join(' ')}`)).output).toBe('');
    expect((await run(`eslint --max-warnings=0 ${code.join(' ')}`)).output).toBe('');
    // With what they import, and who reads the lists: all of the site needs twice the time.
    const include = ['types', '../*.d.ts', '../src/modules.d.ts', '../packages/*/*.d.ts'].concat(
      ['src/data', ...code].map((file) => `../${file}`),
    );
    const project = '.cache/recipes.json';
    const settings = JSON.stringify({extends: '../tsconfig.json', include});
    writeFileSync(path.join(copy.folder, project), settings);
    expect((await run(`tsc --noEmit --project ${project}`)).output).toBe('');
  });

  it('pass the tests that go through all lists and components', async () => {
    const tests = ['data/lists', 'content/prose/importComponents', 'content/lists/examples'];
    const {output, failed} = await run(
      `jest ${tests.map((name) => `tests/unit/${name}.test.ts`).join(' ')}`,
    );
    expect({output, failed}).toMatchObject({failed: false});
  });

  it('are in a build', async () => {
    // In one language: the other one has the same code, and `npm run check` has read its words.
    const {output, failed} = await run('docusaurus build --locale en');
    expect({output, failed}).toMatchObject({failed: false});
    const page = readFileSync(path.join(copy.folder, 'build/branches.html'), 'utf8');
    const question = 'What time is it in Nepal?';
    const parts = ['Our branches</h1>', '>Pokhara<', '<site-clock', question];
    expect(parts.filter((part) => !page.includes(part))).toEqual([]);
    expect(page).toMatch(/<form[^>]* id="?visit\b/);
    const how = readFileSync(path.join(copy.folder, 'build/how.html'), 'utf8');
    expect(how).toContain('aria-label="Before you come"');
  });

  it('leave nothing when they are taken out', async () => {
    for (const step of [...steps].reverse()) takeOut(copy.folder, step);
    await agree(await check());
    expect((await run('git status --porcelain')).output).toBe('');
  });
});

type Forgotten = readonly [recipe: string, file: string, says: string];

/** What is forgotten at once: each leads to a message of its own. */
const rounds: Forgotten[][] = [
  [
    [
      'A page',
      'src/data/pages/names.yml',
      '“/branches” is missing. The code that decides what is shown here: src/',
    ],
    ['A list', 'src/data/branches.yml', 'A page of the site needs the list “branches”.'],
    [
      'A form',
      'src/data/pages/branches.yml',
      '“form” is missing. The code that decides what is shown here: src/',
    ],
    [
      'An element',
      'src/components/Clock/element.ts',
      'There is no src/components/Clock/element.ts',
    ],
    ['A component for writers', 'src/components/mdx/Tip/index.tsx', 'exports no Tip.'],
  ],
  [
    ['A page', 'src/data/navigation.yml', 'Nothing on the site links to /branches.'],
    ['A list', 'src/data/lists.ts', 'A new list has its contract in src/data/lists.ts.'],
    [
      'A form',
      'src/pages/branches/index.tsx',
      'The code that decides what is shown here: src/pages/branches',
    ],
    [
      'An element',
      'src/data/pages/branches.yml',
      '“question” is missing. The code that decides what is shown here: src/',
    ],
    ['A form', 'src/content/help.yml', '“branch” in src/data/pages/branches.yml has no label'],
    ['A component for writers', 'packages/content/read/components.yml', 'cannot use <Tip> yet'],
  ],
  [
    [
      'A page',
      'src/data/pages/branches.yml',
      'A page of the site needs the list “pages/branches”.',
    ],
    ['A list', 'src/content/help.yml', 'The list “branches” has nothing under “lists”.'],
    ['An element', 'src/pages/branches/index.tsx', 'No page shows <site-clock>'],
    ['A component for writers', 'pages/how.mdx', '<Tip> in Nepali, nothing in English'],
  ],
  [
    ['A page', 'src/pages/branches/index.tsx', 'Write src/pages/branches/index.tsx'],
    ['A list', 'src/pages/branches/index.tsx', 'No page imports this list'],
    ['An element', 'src/components/Clock/index.tsx', 'No page shows <site-clock>'],
    [
      'A component for writers',
      'i18n/ne/docusaurus-plugin-content-pages-words/how.mdx',
      'nothing in Nepali, <Tip> in English',
    ],
  ],
];

describeWithGit('npm run check', () => {
  afterEach(async () => {
    await run('git checkout --quiet .');
    await run('git clean --quiet -fd');
  });

  const isStep = ({recipe, file}: Step, one: Forgotten) => recipe === one[0] && file === one[1];

  it('is tried without each step', () => {
    const tried = (step: Step) => rounds.flat().some((one) => isStep(step, one));
    expect(steps.filter((step) => !tried(step))).toEqual([]);
  });

  it.each(
    rounds.map((forgotten) => [forgotten.map(([, file]) => file).join(', '), forgotten] as const),
  )('names the step that was forgotten: %s', async (_, forgotten) => {
    const done = steps.filter((step) => !forgotten.some((one) => isStep(step, one)));
    const absent = steps.filter((step) => !step.isDiff && !done.includes(step));
    // No lines can be added to a file that is not there.
    for (const step of done)
      if (!absent.some(({file}) => file === step.file)) follow(copy.folder, step);
    const {output} = await check();
    for (const [, , says] of forgotten) expect(output).toContain(says);
  });
});
