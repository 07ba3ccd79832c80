import {statSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {redirectLocation, resolveAddress, type RouteTable} from '../../../lib/resolveAddress';
import {pageFile} from '../../../lib/urls';
import {type Answer, answerHeaders, type HeaderRules} from '../answerHeaders';
import {headersFile, readHeaderRules} from '../hosts/store';
import {publicName} from '../publicName';
import {readTable} from '../routeTable';
import {isFile, replyText, sendFile, targetOf} from './sendFile';

/** The rules of a finished build. They fit its files and no others. */
export interface Build {
  table: RouteTable;
  rules: HeaderRules;
}

/**
 * Follows a folder in which one build replaces another.
 *
 * @returns a function that gives the rules of the present build, or of the last while there is none
 * @throws when there is no build at first
 */
export function currentBuild(buildDir: string): () => Build {
  // Every build writes this file.
  const timeOf = () => statSync(headersFile(buildDir), {throwIfNoEntry: false})?.mtimeMs;
  const load = () => ({table: readTable(buildDir), rules: readHeaderRules(buildDir)});
  let time = timeOf();
  let build: Build = load();
  return () => {
    const now = timeOf();
    if (now !== undefined && now !== time) {
      build = load();
      time = now;
    }
    return build;
  };
}

/** Answers as the hosts of hosting/ do, by all rules of the route table. */
export function productionHost(buildDir: string, currentBuild: () => Build): RequestListener {
  return (request, response) => {
    const {table, rules} = currentBuild();
    const setHeaders = (answer: Answer) => {
      for (const [name, value] of Object.entries(answerHeaders(answer, rules))) {
        response.setHeader(name, value);
      }
    };
    const refuse = (status: number, text: string) => {
      setHeaders({kind: 'refusal'});
      replyText(response, status, text);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(405, 'This site can only be read.');
    }
    const {path: urlPath, query} = targetOf(request);
    const address = resolveAddress(urlPath, table);
    if (address.kind === 'malformed') return refuse(400, 'This is not an address.');

    // Files come before the rule for unknown addresses: some have no extension, or are HTML.
    const isMoved = address.kind === 'redirect' && address.status === 301;
    const isPage = address.kind === 'page';
    const name = isPage ? pageFile(address.path) : isMoved ? null : publicName(urlPath);
    if (name !== null && isFile(path.join(buildDir, name))) {
      setHeaders(isPage ? address : {kind: 'file', path: name});
      return sendFile(request, response, buildDir, name, refuse);
    }
    if (address.kind !== 'redirect') return refuse(404, 'Not found.');
    setHeaders(address);
    // Node answers 400 itself to signs that no header may hold.
    const location = redirectLocation(address, urlPath, query);
    response.setHeader('location', location);
    replyText(response, address.status, `See ${location}`);
  };
}
