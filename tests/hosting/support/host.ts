import {randomInt} from 'node:crypto';
import net from 'node:net';
import {tryPort} from '../../../src/publish/server/port';

/** A server that answers for the built site on this machine. */
export interface Host {
  name: string;
  port: number;
  close: () => Promise<void>;
}

export interface Reply {
  status: number;
  /** Names in small letters; the last one counts where a header comes twice. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Question {
  /** What stands between the method and the protocol, each character a byte. */
  target: string;
  method?: string;
  /** Null for a request without this header. */
  host?: string | null;
  /** Of this machine, 127.0.0.1 otherwise. */
  address?: string;
  headers?: Record<string, string>;
}

function parse(answer: Buffer): Reply {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return {status: 0, headers: {}, body: Buffer.alloc(0)};
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${first} `)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: answer.subarray(end + 4),
  };
}

/** Some servers keep a connection open though they were asked to close it. */
function isWhole({status, headers, body}: Reply, method: string): boolean {
  if (status === 0) return false;
  if (method === 'HEAD' || status === 304) return true;
  return body.length >= Number(headers['content-length'] ?? Infinity);
}

/** Sends every byte exactly as given, over a connection of its own. */
export function ask(
  port: number,
  {target, method = 'GET', host = 'localhost', address = '127.0.0.1', headers = {}}: Question,
): Promise<Reply> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host === null ? [] : [`Host: ${host}`]),
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, address, () =>
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')),
    );
    // Against hanging: a busy machine may need a while for an answer.
    socket.setTimeout(60_000, () =>
      socket.destroy(new Error(`no answer to ${method} ${target.slice(0, 80)}`)),
    );
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const reply = parse(Buffer.concat(chunks));
      if (isWhole(reply, method)) socket.destroy();
    });
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/**
 * Free ports. Not those that the system gives out (from 32768): until a server takes its port, seconds later on
 * a busy machine, a connection of another test could have it.
 */
export async function differentPorts(): Promise<[number, number, number]> {
  const ports = new Set<number>();
  while (ports.size < 3) {
    const port = await tryPort(randomInt(10_000, 32_768)).catch(() => undefined);
    if (port) ports.add(port);
  }
  const [first = 0, second = 0, third = 0] = ports;
  return [first, second, third];
}

/** Waits until something answers there, or its process has ended. @throws when it has */
export async function answers(port: number, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const reply = await ask(port, {target: '/'}).catch(() => undefined);
    if (reply?.status) return;
    if (hasEnded) throw new Error(`Nothing answers at ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
