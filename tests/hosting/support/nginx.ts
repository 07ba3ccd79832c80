import {execFileSync, spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildDir, siteDir} from '../../../scripts/lib/paths';
import {tryPort} from '../../../scripts/lib/tryPort';
import type {Host} from './host';
import {answers} from './host';

const BROTLI = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

export const hasBrotli = BROTLI !== undefined;

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** A server of one's own: /srv/site, the example of hosting/, and nginx as an ordinary process. */
export interface NginxHost extends Host {
  /** In place of /srv/site. */
  folder: string;
  /** Publishes a build as the guide says. */
  release: (build: string) => Promise<void>;
}

function configuration(folder: string, port: number): string {
  const site = readFileSync(path.join(siteDir, 'hosting/nginx/site.conf'), 'utf8')
    .replaceAll('/srv/site', folder)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('# brotli_static on;', BROTLI ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp-${name};`)
    .join('\n');
  return `${BROTLI ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
access_log off;
${temporary}
${site}
}`;
}

export async function startNginx(build = buildDir): Promise<NginxHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await tryPort(0);
  const current = path.join(folder, 'current');
  const publish = (release: string) => {
    rmSync(current, {force: true});
    symlinkSync(release, current);
  };
  mkdirSync(path.join(folder, 'kept'));
  publish(build);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port));
  const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`];
  execFileSync('nginx', [...words, '-t', '-q'], {stdio: 'pipe'});
  const child = spawn('nginx', words, {stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await answers(port);
  return {
    name: 'nginx',
    port,
    folder,
    release: async (next) => {
      publish(next);
      child.kill('SIGHUP');
      await answers(port);
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}
