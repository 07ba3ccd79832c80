import {execFileSync, spawn} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildDir, testTool} from '../../../scripts/lib/paths';
import {answers, differentPorts, type Host} from './host';

/** The program itself: the package's own starter is a script that would outlive it. */
function program(): string | null {
  try {
    const require = createRequire(path.join(testTool('workerd'), 'package.json'));
    const found = require('workerd') as {default: string};
    execFileSync(found.default, ['--version'], {stdio: 'ignore'});
    return found.default;
  } catch {
    return null;
  }
}

export const hasEdge = (): boolean => program() !== null;

/**
 * Stands in for the files of Cloudflare Pages, with its rules: no ending for HTML, no slash too
 * many, 404.html for what is not there. An address with `fails-503` in it fails with that status, and with
 * another word the store throws.
 */
const ASSETS = `
const types = {html: 'text/html; charset=utf-8', js: 'application/javascript', css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2', ttf: 'font/ttf', xml: 'application/xml',
  txt: 'text/plain', zip: 'application/zip', webmanifest: 'application/manifest+json'};
export default {
  async fetch(request, env) {
    const {pathname, search} = new URL(request.url);
    const [failure, status] = /fails-(\\w+)/.exec(pathname) ?? [];
    if (failure) return new Response('Failed', {status: Number(status)});
    const moved = /(\\/index)?\\.html$|\\/index$/;
    if (moved.test(pathname) || (pathname !== '/' && !/^\\/[a-z]{2,3}\\/$/.test(pathname) && pathname.endsWith('/'))) {
      const to = pathname.replace(moved, '').replace(/\\/$/, '') || '/';
      return new Response(null, {status: 308, headers: {location: to + search}});
    }
    const names = pathname.endsWith('/') ? [pathname + 'index.html'] : [pathname, pathname + '.html'];
    for (const name of [...names, '/404.html']) {
      const file = await env.FILES.fetch('http://files' + name);
      if (!file.ok || file.headers.get('content-type') === 'application/json') continue;
      const status = name === '/404.html' ? 404 : 200;
      const etag = '"' + name.length + '-' + file.headers.get('last-modified') + '"';
      const headers = {'content-type': types[name.split('.').pop()] ?? 'application/octet-stream', etag,
        'cache-control': 'public, max-age=0, must-revalidate', 'access-control-allow-origin': '*'};
      if (status === 200 && request.headers.get('if-none-match') === etag) return new Response(null, {status: 304, headers});
      return new Response(request.method === 'HEAD' ? null : file.body, {status, headers});
    }
  },
};`;

const settings = (
  build: string,
  port: number,
  proxyPort: number,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (modules = [(name = "_worker.js", esModule = embed "_worker.js")],
      compatibilityDate = "2026-04-01", bindings = [(name = "ASSETS", service = "assets")])),
    (name = "assets", worker = (modules = [(name = "assets.js", esModule = embed "assets.js")],
      compatibilityDate = "2026-04-01", bindings = [(name = "FILES", service = "files")])),
    (name = "files", disk = (path = "${build}", allowDotfiles = true)),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "site"),
    (name = "proxy", address = "127.0.0.1:${proxyPort}", http = (style = proxy), service = "site"),
  ],
);`;

interface EdgeHost extends Host {
  /** Takes requests with a whole address in their first line, which need no Host header. */
  proxyPort: number;
}

/** The worker of a build in the runtime of Cloudflare's edge. */
export async function startEdge(build = buildDir): Promise<EdgeHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const [port, proxyPort] = await differentPorts();
  copyFileSync(path.join(build, '.hosting/cloudflare/_worker.js'), path.join(folder, '_worker.js'));
  writeFileSync(path.join(folder, 'assets.js'), ASSETS);
  writeFileSync(path.join(folder, 'edge.capnp'), settings(build, port, proxyPort));
  const child = spawn(program() ?? '', ['serve', path.join(folder, 'edge.capnp')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await answers(port, ended).catch(() => {
    throw new Error(`The edge runtime did not start. ${said}`);
  });
  return {
    name: 'edge',
    port,
    proxyPort,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}
