import {mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {changedBuild} from './support/changedBuild';
import {ask} from './support/host';
import {nginxMissing, type NginxHost, startNginx} from './support/nginx';
import {directives, hashes} from './support/policy';
import {readSite} from './support/site';

let host: NginxHost;
let next: string;
test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  if (nginxMissing()) return;
  host = await startNginx();
  next = path.join(host.machine, 'next');
  changedBuild(next);
});
test.afterAll(() => (host as NginxHost | undefined)?.close());
test.beforeEach(() => {
  test.skip(nginxMissing() !== null, nginxMissing() ?? '');
});

const {pages} = readSite();
const styleOf = (html: string) => hashes(html, 'style')[0]!;
const read = (build: string, file: string) => readFileSync(path.join(build, file), 'utf8');

interface Probes {
  /** Documents by the hash of the style sheet that they carry. */
  seen: Map<string, number>;
  wrong: string[];
  count: number;
}

/** What the policy of a document blocks, and its style sheet; the same documents come again and again. */
const judged = new Map<string, {blocked: string[]; style: string}>();

function judge(html: string, header: string): {blocked: string[]; style: string} {
  const key = header + html;
  const known = judged.get(key);
  if (known) return known;
  const policy = directives(header);
  const blocked = (['style', 'script'] as const).flatMap((element) =>
    hashes(html, element).filter((hash) => !policy.get(`${element}-src`)?.includes(hash)),
  );
  const judgement = {blocked, style: styleOf(html)};
  judged.set(key, judgement);
  return judgement;
}

/**
 * Fetches documents, four at a time, until this has been done often enough and `during` is over. A visitor who
 * pauses leaves the processor to the release.
 */
async function probe(during: Promise<unknown>, atLeast: number, pause = 0): Promise<Probes> {
  const probes: Probes = {seen: new Map(), wrong: [], count: 0};
  let isOver = false;
  const over = during.finally(() => (isOver = true));
  const worker = async () => {
    while (!isOver || probes.count < atLeast) {
      const target = pages[probes.count++ % pages.length]!;
      const {status, headers, body} = await ask(host.port, {target});
      const {blocked, style} = judge(body.toString(), headers['content-security-policy'] ?? '');
      if (status !== 200 || blocked.length > 0 || body.length !== Number(headers['content-length']))
        probes.wrong.push(`${target}: ${status}, blocked ${blocked.join(' ')}`);
      probes.seen.set(style, (probes.seen.get(style) ?? 0) + 1);
      if (probes.count >= atLeast && pause > 0) await sleep(pause);
    }
  };
  await Promise.all([over, ...Array.from({length: 4}, worker)]);
  return probes;
}

/** Changes a text file, and changes it back. */
function edit(file: string, change: (text: string) => string): () => void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  return () => writeFileSync(file, text);
}

interface Fault {
  /** Brings it about. @returns what repairs it */
  cause: () => () => void;
  says: string;
  /** Where the release looks for the site. */
  origin?: string;
}

const faults: Record<string, Fault> = {
  'an upload without all rules': {
    cause: () => {
      const file = path.join(next, '.hosting/nginx/maps.conf');
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
    says: 'The build is not complete',
  },
  'an upload without a page': {
    cause: () => {
      const file = path.join(next, 'about.html');
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
    says: 'The release does not work in an nginx of its own.',
  },
  'a rule that nginx does not know': {
    cause: () =>
      edit(path.join(next, '.hosting/nginx/server.conf'), (text) => `${text}\nnonsense;\n`),
    says: 'The release does not work in an nginx of its own.',
  },
  'a folder of kept files that cannot be written': {
    cause: () => {
      const script = 'assets/css/new.js';
      writeFileSync(path.join(next, script), '');
      const obstacle = path.join(host.folder, 'kept', script);
      mkdirSync(path.join(obstacle, 'folder'), {recursive: true});
      return () => rmSync(obstacle, {recursive: true});
    },
    says: 'could not be added to',
  },
  'a certificate that is not there': {
    cause: () =>
      edit(path.join(host.folder, 'site.conf'), (text) =>
        text.replace('fullchain.pem', 'gone.pem'),
      ),
    says: 'nginx refuses the configuration of this machine with the release in it.',
  },
  'an nginx that cannot be reloaded': {
    cause: () => {
      const file = path.join(host.machine, 'nginx.pid');
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
    says: 'nginx could not be reloaded.',
  },
  'a site that does not answer after the reload': {
    cause: () => () => undefined,
    origin: 'http://127.0.0.1:1',
    says: 'does not answer with the release.',
  },
};

for (const [name, {cause, says, origin}] of Object.entries(faults)) {
  test(`a release fails and visitors keep the whole site: ${name}`, async () => {
    const before = read(buildDir, 'index.html');
    const current = readlinkSync(path.join(host.folder, 'current'));
    const repair = cause();
    const publishing = host.publish(next, 'sipalu', origin);
    const {wrong, count, seen} = await probe(publishing, 100, 20);
    repair();
    const {ok, said} = await publishing;
    expect(said).toContain(says);
    expect(said).toContain(`Nothing was published. The site is as it was: ${current}.`);
    expect(ok).toBe(false);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(100);
    // Only the last fault lets visitors see the new site for a moment.
    if (!origin) expect(seen.has(styleOf(read(next, 'index.html')))).toBe(false);

    expect(readlinkSync(path.join(host.folder, 'current'))).toBe(current);
    await expect(async () => {
      expect((await ask(host.port, {target: '/'})).body.toString()).toBe(before);
    }).toPass();
    expect(host.check()).toContain('test is successful');
  });
}

test('1,000 documents during a release have the styles and scripts that their policy allows', async () => {
  const [before, after] = [buildDir, next].map((build) => styleOf(read(build, 'index.html')));
  const publishing = host.publish(next);
  const {wrong, count, seen} = await probe(publishing, 1000);
  const {ok, said} = await publishing;
  expect(said).toContain('release: Published');
  expect(ok).toBe(true);
  console.log(`${count} documents during a release, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(1000);
  expect(seen.get(before!)).toBeGreaterThan(0);
  // nginx ends its old processes a moment after the new ones have begun.
  await expect(async () => {
    const {headers, body} = await ask(host.port, {target: '/'});
    expect(body.toString()).toBe(read(next, 'index.html'));
    expect(directives(headers['content-security-policy']).get('style-src')).toContain(after);
  }).toPass();
  const current = path.basename(readlinkSync(path.join(host.folder, 'current')));
  const again = await host.publish(next, 'sipalu', undefined, current);
  expect(again.said).toContain(`${current} is published already.`);
  expect(again.ok).toBe(false);
});
