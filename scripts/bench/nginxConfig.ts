import {existsSync} from 'node:fs';
import path from 'node:path';
import {PLAIN_REDIRECTS} from './workloads';

export interface Place {
  port: number;
  root: string;
}

const quoted = (text: string): string => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** The files of the build and nothing else: what any of our rules costs is measured against this. */
export const plainServer = `
server {
  listen 80;
  root .;
  gzip_static on;
  location ${PLAIN_REDIRECTS}/ { return 301 /about; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}`;

/** Directives that belong to the machine for which a configuration was made, not to its rules. */
const OF_THE_MACHINE =
  /^[ \t]*(?:user|pid|daemon|worker_processes|error_log|access_log|load_module|ssl_\w+)\b[^;{}]*;/gm;

const frame = (servers: string): string => `
events { worker_connections 1024; }
http {
  include mime.types;
  default_type application/octet-stream;
  map_hash_max_size 8192;
  map_hash_bucket_size 128;
  sendfile on;
  ${servers}
}`;

/** Where an included file lies: beside the configuration, otherwise with nginx's own. */
function includeFrom(folder: string, file: string): string {
  if (path.isAbsolute(file)) return file;
  const beside = path.join(folder, file);
  return /[*?]/.test(file) || existsSync(beside) ? beside : path.join('/etc/nginx', file);
}

/** The folder of a site may also be named elsewhere, as in `include`. */
function withRoot(text: string, root: string): string {
  const named = /^[ \t]*root\s+([^;]+);/m.exec(text)?.[1]?.trim();
  return named?.startsWith('/') ? text.replaceAll(named, root) : text;
}

/**
 * A configuration made to run here, as one process: whole, or only what stands in `http`, or only
 * what stands in `server`. Ports, the root and what belongs to another machine are exchanged; the
 * rules stay.
 */
export function runnable(text: string, folder: string, {port, root}: Place): string {
  const servers = /^\s*server\s*\{/m.test(text)
    ? text
    : `server {\n  listen 80;\n  root .;\n${text}\n}`;
  const whole = /^\s*http\s*\{/m.test(text) ? text : frame(servers);
  const here = withRoot(whole, root)
    .replace(OF_THE_MACHINE, '')
    .replace(/^[ \t]*listen\s+\[[^;]*;\n/gm, '')
    .replace(/^([ \t]*)listen\s[^;]*;/gm, `$1listen 127.0.0.1:${port};`)
    .replace(/^([ \t]*)root\s[^;]*;/gm, (_, indent: string) => `${indent}root ${quoted(root)};`)
    .replace(
      /^([ \t]*)include\s+([^;]+);/gm,
      (_, indent: string, file: string) =>
        `${indent}include ${quoted(includeFrom(folder, file.trim()))};`,
    )
    .replace(/^\s*http\s*\{/m, '$&\n  access_log off;');
  return `${machine()}${here}\n`;
}

/** Workers of root would otherwise have fewer rights than the owner of the build. */
function machine(): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\npid nginx.pid;\nworker_processes 1;\nerror_log stderr crit;\n`;
}
