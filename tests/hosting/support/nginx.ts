import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildDir, siteDir} from '../../../scripts/lib/paths';
import {differentPorts, type Host} from './host';

const BROTLI = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

export const hasBrotli = BROTLI !== undefined;

const PROGRAMS = ['nginx', 'rsync', 'curl', 'flock', 'openssl'];

/** Which programs are missing to run nginx as the guide says, or null. */
export function nginxMissing(): string | null {
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['--help']).error);
  return missing.length > 0
    ? `not installed: ${missing.join(', ')}, so the rules of nginx were not tried.`
    : null;
}

export interface ReleaseResult {
  ok: boolean;
  /** What release.sh has printed. */
  said: string;
}

/** A machine as hosting/README.md sets it up, in a folder, with nginx as an ordinary process. */
export interface NginxHost extends Host {
  /** In place of /. */
  machine: string;
  /** In place of /srv/sipalu. */
  folder: string;
  /** In place of 443; `port` speaks plain HTTP, with the same rules. */
  tlsPort: number;
  /** In place of 80. */
  httpPort: number;
  /** What `nginx -t` says. */
  check: () => string;
  /** Adds a site to /srv, without publishing it. */
  addSite: (name: string) => void;
  /** Uploads a build and runs release.sh. @param earlier a release to publish again in place of the build */
  publish: (
    build: string,
    name?: string,
    origin?: string,
    earlier?: string,
  ) => Promise<ReleaseResult>;
}

const hosting = (name: string) => path.join(siteDir, 'hosting/nginx', name);

function mainConfiguration(machine: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${machine}/tmp-${name};`)
    .join('\n');
  return `${BROTLI ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${machine}/nginx.pid;
error_log ${machine}/error.log;
events { worker_connections 512; }
http {
access_log off;
${temporary}
include ${machine}/machine.conf;
}`;
}

/** The first site is there from the start, with a release of the build. */
export async function startNginx(build = buildDir): Promise<NginxHost> {
  const machine = realpathSync(mkdtempSync(path.join(tmpdir(), 'nginx-')));
  const [port, tlsPort, httpPort] = await differentPorts();
  /** The documented configuration, with folders and ports of this test. */
  const here = (text: string) =>
    text
      .replace(/\/(?:srv|etc\/letsencrypt|var\/log\/nginx)\//g, `${machine}$&`)
      .replace(/listen 443 ssl http2;/g, `$&\n  listen 127.0.0.1:${port};`)
      .replace(/listen \[::\]:443 ssl http2;/g, `$&\n  listen [::1]:${port};`)
      .replace(/listen 443/g, `listen 127.0.0.1:${tlsPort}`)
      .replace(/listen 80/g, `listen 127.0.0.1:${httpPort}`)
      .replace(/\[::\]:443/g, `[::1]:${tlsPort}`)
      .replace(/\[::\]:80/g, `[::1]:${httpPort}`)
      .replace('# brotli_static on;', BROTLI ? 'brotli_static on;' : '');

  const addSite = (name: string) => {
    const folder = path.join(machine, 'srv', name);
    const keys = path.join(machine, `etc/letsencrypt/live/${name}.example`);
    mkdirSync(folder, {recursive: true});
    mkdirSync(keys, {recursive: true});
    const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) =>
      path.join(keys, file),
    );
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${name}.example -keyout ${key} -out ${certificate}`.split(
        ' ',
      ),
      {stdio: 'pipe'},
    );
    const site = readFileSync(hosting('site.conf'), 'utf8').replaceAll('sipalu', name);
    writeFileSync(path.join(folder, 'site.conf'), here(site));
  };

  mkdirSync(path.join(machine, 'var/log/nginx'), {recursive: true});
  writeFileSync(
    path.join(machine, 'machine.conf'),
    here(readFileSync(hosting('machine.conf'), 'utf8')),
  );
  writeFileSync(path.join(machine, 'nginx.conf'), mainConfiguration(machine));
  const options = ['-p', machine, '-c', `${machine}/nginx.conf`, '-e', `${machine}/error.log`];
  const child = spawn('nginx', options, {stdio: ['ignore', 'ignore', 'pipe']});
  let complaint = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child.on('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  while (!existsSync(path.join(machine, 'nginx.pid'))) {
    if (hasEnded) throw new Error(`nginx did not start. ${complaint}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const publish: NginxHost['publish'] = (
    next,
    name = 'sipalu',
    origin = `http://${name}.example:${port}`,
    earlier = '',
  ) => {
    const folder = path.join(machine, 'srv', name);
    const incoming = path.join(folder, 'incoming');
    rmSync(incoming, {force: true});
    symlinkSync(next, incoming);
    return new Promise((resolve, reject) => {
      const script = spawn(hosting('release.sh'), [folder, origin, earlier], {
        env: {...process.env, NGINX_OPTIONS: options.join(' ')},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [script.stdout, script.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      script.on('error', reject);
      script.on('close', (code) => resolve({ok: code === 0, said}));
    });
  };
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(machine, {recursive: true});
  };

  addSite('sipalu');
  const first = await publish(build);
  if (!first.ok) {
    await close();
    throw new Error(first.said);
  }
  const folder = path.join(machine, 'srv/sipalu');
  const check = () => spawnSync('nginx', [...options, '-t'], {encoding: 'utf8'}).stderr;
  return {name: 'nginx', port, tlsPort, httpPort, machine, folder, addSite, check, publish, close};
}
