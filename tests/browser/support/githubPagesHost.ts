import {readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {replyText, targetOf, isFile, sendFile} from '../../../src/plugins/routing/server/sendFile';

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
  return createServer((request, response) => {
    const {path: urlPath, query} = targetOf(request);
    const name = nameOf(urlPath);
    if (name === null) return replyText(response, 400, 'Bad request');
    const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
    const found = candidates.find((file) => isFile(path.join(buildDir, file)));
    if (found) {
      return sendFile(request, response, buildDir, found, (status, text) =>
        replyText(response, status, text),
      );
    }
    if (!name.endsWith('/') && isFolder(path.join(buildDir, name))) {
      response.setHeader('location', `${urlPath}/${query}`);
      return replyText(response, 301, 'Moved');
    }
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    response.end(readFileSync(path.join(buildDir, '404.html')));
  });
}
