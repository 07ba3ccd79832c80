import {readFileSync, statSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {requestTarget} from '../../../src/publish/hosts/edgeAnswer';
import {serverOf} from '../../../src/publish/server';
import {buildAssets} from '../../../src/publish/server/files';

/** The path below the build that an address names, or null when it cannot be decoded. */
function nameOf(urlPath: string): string | null {
  // Without a slash in front ".." would lead out of the build.
  if (!urlPath.startsWith('/')) return null;
  try {
    const name = decodeURIComponent(urlPath);
    return name.includes('\0') ? null : path.posix.normalize(name);
  } catch {
    // Bytes that are no text name no file; such hosts answer with 404.html, too.
    return /%(?![0-9a-f]{2})/i.test(urlPath) ? null : path.posix.normalize(urlPath);
  }
}

/** Also false where the name is too long or leads through a file. */
function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Answers as GitHub Pages does, whose only rules are "about" for about.html, even beside a folder of
 * that name, and 404.html for everything else, to test the script in 404.html.
 */
export function githubPagesHost(buildDir: string): Server {
  const files = buildAssets(buildDir);
  return serverOf(async (asked) => {
    const {path: urlPath, query} = requestTarget(asked);
    const name = nameOf(urlPath);
    if (name === null) return new Response('Bad request', {status: 400});
    const [address] = name
      .split('/')
      .map(encodeURIComponent)
      .join('/')
      .split(/\.html$/);
    const found = await files.fetch(
      new Request(`http://files${address}`, {headers: asked.headers}),
    );
    if (found.status !== 404) return found;
    if (!name.endsWith('/') && isFolder(path.join(buildDir, name)))
      return new Response('Moved', {status: 301, headers: {location: `${urlPath}/${query}`}});
    return new Response(readFileSync(path.join(buildDir, '404.html')), {
      status: 404,
      headers: {'content-type': 'text/html; charset=utf-8'},
    });
  });
}
