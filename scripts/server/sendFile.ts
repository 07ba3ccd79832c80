import {closeSync, createReadStream, fstatSync, openSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import {contentTypes} from '../../src/plugins/routing/hosts/contentTypes';
import {replyText} from './messages';

/** A file whose bytes stay the same from now on, also when another one takes its place. */
export interface OpenFile {
  descriptor: number;
  /** In bytes. */
  size: number;
  modified: Date;
  type: string;
  /** Set when the file is the compressed copy of the one that was asked for. */
  encoding?: 'br' | 'gzip';
}

const types = new Map(
  contentTypes.flatMap(([type, endings]) => endings.split(' ').map((ending) => [ending, type])),
);

function contentType(file: string): string {
  const type = types.get(path.extname(file).slice(1).toLowerCase()) ?? 'application/octet-stream';
  return /^text\/|[+/](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

function open(file: string): Pick<OpenFile, 'descriptor' | 'size' | 'modified'> | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    // Also where the name is too long or leads through a file.
    return null;
  }
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return {descriptor, size: stats.size, modified: stats.mtime};
  closeSync(descriptor);
  return null;
}

/** Whether a browser takes a coding; "br;q=0" says that it does not. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}

/**
 * @param acceptEncoding the header of the request; without it no compressed copy is opened
 * @returns null when there is no such file
 */
export function openFile(file: string, acceptEncoding = ''): OpenFile | null {
  const type = contentType(file);
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const copy = accepts(acceptEncoding, encoding) ? open(file + ending) : null;
    if (copy) return {...copy, type, encoding};
  }
  const original = open(file);
  return original && {...original, type};
}

export function closeFile({descriptor}: OpenFile): void {
  closeSync(descriptor);
}

/** Whether the browser's copy is the present one. As in nginx, both of its headers must say so. */
function isUnchanged({headers}: IncomingMessage, tag: string, modified: string): boolean {
  const {'if-none-match': tags, 'if-modified-since': since} = headers;
  if (tags === undefined && since === undefined) return false;
  if (since !== undefined && Date.parse(since) !== Date.parse(modified)) return false;
  return (
    tags === undefined ||
    tags === '*' ||
    tags.split(',').some((text) => text.trim().replace(/^W\//, '') === tag)
  );
}

/** The first and the last byte that were asked for. */
type Range = [start: number, end: number];

/** @returns null for the whole file, which may always be sent; also for several ranges at once */
function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '' || size === 0) return null;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : [start, end];
}

/** Answers a GET or HEAD with a file, as far as the browser does not have it, and closes the file. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: OpenFile): void {
  const {descriptor, size} = file;
  const {headers, method} = request;
  const modified = file.modified.toUTCString();
  const tag = `"${file.modified.getTime().toString(16)}-${size.toString(16)}"`;
  response.setHeader('etag', tag);
  response.setHeader('last-modified', modified);
  if (isUnchanged(request, tag, modified)) {
    closeSync(descriptor);
    response.writeHead(304).end();
    return;
  }

  const isSame = [undefined, tag, modified].includes(headers['if-range']?.toString());
  const range = isSame ? rangeOf(headers.range, size) : null;
  if (range === 'unsatisfiable') {
    closeSync(descriptor);
    response.removeHeader('etag');
    response.setHeader('content-range', `bytes */${size}`);
    replyText(response, 416, 'The file has no such part.');
    return;
  }
  const [start, end] = range ?? [0, size - 1];
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('content-length', end - start + 1);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  if (file.encoding) response.setHeader('content-encoding', file.encoding);
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.statusCode = range ? 206 : 200;
  if (method === 'HEAD' || size === 0) {
    closeSync(descriptor);
    response.end();
    return;
  }
  // The browser may go away; then the file is closed, too.
  pipeline(createReadStream('', {fd: descriptor, start, end}), response, () => undefined);
}
