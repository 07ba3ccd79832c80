import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {
  type Answer,
  answerHeaders,
  type HeaderRules,
} from '../../src/plugins/routing/answerHeaders';
import {publicName} from '../../src/plugins/routing/publicName';
import {resolveAddress} from '../../src/lib/resolveAddress';
import {type Build, BuildMissing, type CurrentBuild} from './currentBuild';
import {type Handler, replyRedirect, replyText, targetOf} from './messages';
import {closeFile, openFile, type OpenFile, sendFile} from './sendFile';

/** Gives a response the headers of its kind of answer, in place of those of another kind. */
function setHeaders(response: ServerResponse, answer: Answer, rules: HeaderRules): void {
  for (const [name, value] of Object.entries(answerHeaders(answer, rules))) {
    response.setHeader(name, value);
  }
}

/** Where Docusaurus writes a page: "/ne/" is /ne/index.html, "/ne/about" is /ne/about.html. */
function pageFile(page: string, root: string): string {
  const below = `/${page.slice(root.length)}`;
  return below.endsWith('/') ? `${below}index.html` : `${below}.html`;
}

type Found =
  | {kind: 'page' | 'file'; path: string; file: OpenFile}
  | {kind: 'redirect'; status: 301 | 302; to: string}
  | {kind: 'refusal'; status: 400 | 404; text: string};

const MISSING: Found = {kind: 'refusal', status: 404, text: 'Not found.'};

/** What a build has at an address; a file that is found is open. */
function find(
  buildDir: string,
  {table}: Build,
  urlPath: string,
  acceptEncoding: string | undefined,
): Found {
  const open = (name: string) => openFile(path.join(buildDir, name), acceptEncoding);
  const address = resolveAddress(urlPath, table);
  if (address.kind === 'malformed') {
    return {kind: 'refusal', status: 400, text: 'This is not an address.'};
  }
  if (address.kind === 'page') {
    const file = open(pageFile(address.path, table[0]?.base ?? '/'));
    return file ? {...address, file} : MISSING;
  }
  if (address.kind === 'redirect' && address.status === 301) return address;
  // Files come before the rule for unknown addresses: some have no extension, or are HTML.
  const name = publicName(urlPath);
  const file = name === null ? null : open(name);
  if (name !== null && file) return {kind: 'file', path: name, file};
  return address.kind === 'missing' ? MISSING : address;
}

/** Answers as the hosts of hosting/ do, by all rules of the route table. */
export function productionHost(buildDir: string, builds: CurrentBuild): Handler {
  /** Looks again when the build was replaced meanwhile, so that rules and file belong together. */
  async function findInOneBuild(
    urlPath: string,
    acceptEncoding: string | undefined,
  ): Promise<{build: Build; found: Found}> {
    for (;;) {
      const build = await builds.read();
      const found = find(buildDir, build, urlPath, acceptEncoding);
      if (builds.isCurrent(build)) return {build, found};
      if ('file' in found) closeFile(found.file);
    }
  }

  return async (request, response) => {
    const refuse = (status: number, text: string, {rules} = builds.last()): void => {
      setHeaders(response, {kind: 'refusal'}, rules);
      replyText(response, status, text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405, 'This site can only be read.');
    }
    const {path: urlPath, query} = targetOf(request);
    try {
      const accepted = request.headers['accept-encoding']?.toString();
      const {build, found} = await findInOneBuild(urlPath, accepted);
      if (found.kind === 'refusal') return refuse(found.status, found.text, build);
      setHeaders(response, found, build.rules);
      if (found.kind === 'redirect') {
        return replyRedirect(response, found.status, found.to, query);
      }
      response.setHeader('vary', 'accept-encoding');
      sendFile(request, response, found.file);
    } catch (error) {
      if (!(error instanceof BuildMissing)) throw error;
      response.setHeader('retry-after', '5');
      refuse(503, 'The site is being built. Try again in a moment.');
    }
  };
}
