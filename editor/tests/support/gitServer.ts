/* A real git server over HTTP, with an account, and folders that are cloned from it. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {useOwnSettings} from './gitConfig';

const ACCOUNT = 'asha:secret';

/** git-http-backend as a CGI program, behind basic authentication. */
export async function startGitServer(root: string): Promise<Server> {
  const program = execFileSync('git', ['--exec-path'], {encoding: 'utf8'}).trim();
  const server = createServer((request, response) => {
    const {headers, method, url = ''} = request;
    if (headers.authorization !== `Basic ${Buffer.from(ACCOUNT).toString('base64')}`) {
      return void response.writeHead(401, {'www-authenticate': 'Basic realm="site"'}).end();
    }
    const {pathname, search} = new URL(url, 'http://localhost');
    const env = {
      ...process.env,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'asha',
      REQUEST_METHOD: method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers['content-type'],
      CONTENT_LENGTH: headers['content-length'],
      HTTP_CONTENT_ENCODING: headers['content-encoding'],
      HTTP_GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    };
    const child = spawn(path.join(program, 'git-http-backend'), {env});
    request.pipe(child.stdin);
    void child.stdout.toArray().then((parts: Buffer[]) => {
      const all = Buffer.concat(parts);
      const end = all.indexOf('\r\n\r\n');
      const lines = all.subarray(0, end).toString().split('\r\n');
      const fields = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
      response.writeHead(Number(fields.Status?.slice(0, 3) ?? 200), fields);
      response.end(all.subarray(end + 4));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

export const addressOf = (server: Server, account = ACCOUNT): string =>
  `http://${account}@127.0.0.1:${(server.address() as AddressInfo).port}/remote.git`;

export const gitIn = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, {
    cwd: folder,
    // What a test sets in it is otherwise not seen.
    env: process.env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trimEnd();

/** A folder of somebody who works on the site. */
export type Folder = ReturnType<typeof folderAt>;

export function folderAt(siteDir: string) {
  const git = (...words: string[]) => gitIn(siteDir, ...words);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const write = (file: string, content: string | Buffer, mode?: number) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content, {mode});
  };
  return {
    siteDir,
    read,
    write,
    git,
    /** Replaces words of a file. */
    change(file: string, before: string, after: string) {
      const source = read(file);
      if (!source.includes(before)) throw new Error(`${file} has no "${before}".`);
      write(
        file,
        source.replace(before, () => after),
      );
    },
    commit(subject: string) {
      git('add', '--all');
      git('commit', '-qm', subject);
    },
  };
}

/** A disk in memory, where there is one; hooks may not run there. */
export const MEMORY = ['/dev/shm'].find(existsSync);

/** By its files: a repository and its clones, which git makes once for all tests of a file. */
const templates = new Map<string, string>();
afterAll(() => {
  for (const folder of templates.values()) rmSync(folder, {recursive: true, force: true});
});

function makeTemplate(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(MEMORY ?? os.tmpdir(), 'git template '));
  useOwnSettings(root);
  const first = folderAt(path.join(root, 'first'));
  for (const [file, content] of Object.entries(files)) first.write(file, content);
  first.git('init', '-q', '-b', 'main');
  first.commit('Start');
  gitIn(root, 'clone', '-q', '--bare', 'first', 'remote.git');
  gitIn(root, 'clone', '-q', path.join(root, 'remote.git'), 'clone');
  gitIn(root, 'clone', '-q', '--bare', 'remote.git', 'office.git');
  return root;
}

/** A temporary folder with a bare repository of a site in it. */
export type Remote = ReturnType<typeof makeRemote>;

/** @param folder that it is in */
export function makeRemote(files: Readonly<Record<string, string>>, folder = os.tmpdir()) {
  const key = JSON.stringify(files);
  const template = templates.get(key) ?? makeTemplate(files);
  templates.set(key, template);
  const root = mkdtempSync(path.join(folder, 'git server '));
  const copy = (from: string, to = from) =>
    cpSync(path.join(template, from), path.join(root, to), {recursive: true});
  useOwnSettings(root);
  for (const name of ['first', 'remote.git']) copy(name);
  const bare = path.join(root, 'remote.git');
  const copyClone = (from: string, name: string, settings: string, url: string): Folder => {
    copy(from, name);
    const made = folderAt(path.join(root, name));
    made.change(settings, path.join(template, 'remote.git'), url);
    return made;
  };
  return {
    root,
    bare,
    git: (...words: string[]) => gitIn(bare, ...words),
    /** @param url of the repository; its path when there is none */
    clone: (name: string, url = bare) => copyClone('clone', name, '.git/config', url),
    /** A bare repository in place of a folder. */
    office: (url = bare) => copyClone('office.git', 'office.git', 'config', url),
    /** A folder with the branch of all itself: nothing has to be fetched or pushed there. */
    checkout(): Folder {
      gitIn(bare, 'worktree', 'add', '-q', '../developer', 'main');
      return folderAt(path.join(root, 'developer'));
    },
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}
