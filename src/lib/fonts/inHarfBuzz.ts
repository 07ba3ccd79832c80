import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** A line drawn from a font; measures in steps of a coordinate, from the corner of its ink. */
export interface DrawnLine {
  width: number;
  height: number;
  /** The data of an SVG path; '' without any outline. */
  path: string;
}

/** What each task of harfbuzz.mjs takes and gives. Fonts are TrueType or OpenType, unpacked. */
interface Tasks {
  undrawnWords: [font: Uint8Array, words: string[]];
  outlines: [orders: {bytes: Uint8Array; word: string; size: number}[], lines: DrawnLine[]];
  /** The part of a font that some texts need; `unproved` are those that it does not draw as the whole does. */
  makePart: [
    order: {font: Uint8Array; texts: readonly string[]; part?: Uint8Array},
    result: {part: Uint8Array; unproved: string[]},
  ];
}

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs a task in one thread for all, after the tasks before it. */
export function inHarfBuzz<Task extends keyof Tasks>(
  task: Task,
  order: Tasks[Task][0],
): Promise<Tasks[Task][1]> {
  const run = async () => {
    // Without what lets this process run TypeScript.
    thread ??= new Worker(path.join(__dirname, 'harfbuzz.mjs'), {execArgv: []});
    // A thread without a task lets the process end.
    thread.ref();
    thread.postMessage({task, order});
    const [result] = (await once(thread, 'message')) as [Tasks[Task][1]];
    thread.unref();
    return result;
  };
  const done = last.then(run);
  last = done.catch(() => (thread = undefined));
  return done;
}
