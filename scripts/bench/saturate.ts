import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Result} from './result';
import type {Ask} from './workloads';

/** Paths contain only ASCII and no control characters, so JSON's strings are Lua's, too. */
export const luaFor = (asks: readonly Ask[]): string => `
local paths = {${asks.map(({path: address}) => JSON.stringify(address)).join(',')}}
local asks, at = {}, 0
function init(args)
  for i, path in ipairs(paths) do
    asks[i] = wrk.format("GET", path, {["Accept-Encoding"] = "gzip"})
  end
end
function request()
  at = at % #asks + 1
  return asks[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nresult {"perSecond":%f,"p99":%f,"errors":%d}\\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end`;

export function readResult(output: string): Result {
  const line = /^result (\{.*\})$/m.exec(output)?.[1];
  if (!line) throw new Error(`wrk gave no result.\n${output}`);
  return JSON.parse(line) as Result;
}

/** As much as the host can answer: 32 connections, each asking again as soon as it has its answer. */
export async function saturate(
  origin: string,
  asks: readonly Ask[],
  seconds: number,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-wrk-'));
  const script = path.join(folder, 'mix.lua');
  writeFileSync(script, luaFor(asks));
  const words = ['-t1', '-c32', `-d${seconds}s`, '-s', script, origin];
  try {
    return readResult((await promisify(execFile)('wrk', words)).stdout);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
