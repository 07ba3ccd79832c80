import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {engines, scripts} from '@site/package.json';

const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});

/** What we use of the format of GitHub; another key is probably a mistake. */
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.enum(['push', 'pull_request', 'workflow_dispatch']), z.unknown()),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  concurrency: z.strictObject({
    group: z.string(),
    'cancel-in-progress': z.union([z.boolean(), z.string()]),
  }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      name: z.string().optional(),
      if: z.string().optional(),
      strategy: z
        .strictObject({
          'fail-fast': z.literal(false),
          matrix: z.strictObject({node: z.array(z.string())}),
        })
        .optional(),
      needs: z.string().optional(),
      'runs-on': z.literal('ubuntu-latest'),
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.enum(['read', 'write'])).optional(),
      environment: z.strictObject({name: z.string(), url: z.string()}).optional(),
      steps: z.array(step),
    }),
  ),
});

const folder = path.resolve('.github/workflows');
const read = (file: string) =>
  workflow.parse(parse(readFileSync(path.join(folder, file), 'utf8'), {version: '1.2'}));
const files = readdirSync(folder);

describe.each(files)('%s', (file) => {
  const {jobs, permissions} = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({run}) => run?.split('\n') ?? []);

  it('runs commands of package.json', () => {
    const named = commands.flatMap((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? []);
    expect(named).toContain('ci');
    for (const name of named.filter((word) => word !== 'ci')) expect(scripts).toHaveProperty(name);
  });

  it('pins every action, all of GitHub itself, by its commit, and says the version', () => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const lines = source.split('\n').filter((line) => line.includes('uses:'));
    expect(lines.length).toBe(steps.filter(({uses}) => uses).length);
    for (const line of lines)
      expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('takes Node from .nvmrc, or the oldest that the project allows and that one', () => {
    const newest = readFileSync('.nvmrc', 'utf8').trim();
    const oldest = engines.node.replace('>=', '');
    for (const job of Object.values(jobs)) {
      const [setup] = job.steps.filter(({uses}) => uses?.startsWith('actions/setup-node@'));
      if (setup?.with?.['node-version-file'] === '.nvmrc') continue;
      if (!setup) continue;
      expect(setup.with?.['node-version']).toBe('${{ matrix.node }}');
      expect(job.strategy?.matrix.node).toEqual([oldest, newest]);
    }
  });

  it('may write nothing but the pages', () => {
    expect(permissions).toEqual({contents: 'read'});
    const more = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    const writable = more.filter(([, right]) => right === 'write').map(([name]) => name);
    expect(writable).toEqual(file === 'publish.yml' ? ['pages', 'id-token'] : []);
  });

  it('refers to steps and jobs that exist', () => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const ids = steps.map(({id}) => id);
    for (const [, id] of source.matchAll(/\bsteps\.(\w+)\./g)) expect(ids).toContain(id);
    for (const {needs} of Object.values(jobs))
      if (needs) expect(Object.keys(jobs)).toContain(needs);
  });
});

it('checks every change and publishes main', () => {
  expect(files.sort()).toEqual(['check.yml', 'publish.yml']);
  const [check, publish] = [read('check.yml'), read('publish.yml')];
  expect(check.on).toEqual({push: null, pull_request: null});
  expect(publish.on).toEqual({push: {branches: ['main']}, workflow_dispatch: null});
  const uploaded = publish.jobs.build?.steps.at(-1);
  expect(uploaded).toMatchObject({with: {path: 'build', 'include-hidden-files': true}});
  expect(publish.jobs.deploy).toMatchObject({
    needs: 'build',
    permissions: {pages: 'write', 'id-token': 'write'},
    environment: {name: 'github-pages'},
  });
});
