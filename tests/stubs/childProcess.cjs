/**
 * In place of `node:child_process`: `promisify(execFile)` has a small process start the program. Linux copies the page
 * tables of a process for each program that it starts, those of half a gigabyte where Jest runs, while all waits: half of
 * the time of the editor's tests, which start git thousands of times. Node itself loads this file (inNode.cjs).
 */
const {promisify} = require('node:util');
const childProcess = require('node:child_process');

/** The small process. */
function serve() {
  const run = promisify(childProcess.execFile);
  process.on('message', async ({id, file, words, options, input}) => {
    const running = run(file, words, options);
    running.child.stdin.on('error', () => undefined).end(input);
    const answer = await running.then(
      (output) => ({id, output}),
      ({message, code, killed, stdout, stderr}) => ({
        id,
        error: {message, code, killed, stdout, stderr},
      }),
    );
    process.send(answer);
  });
}

let helper;
const waiting = new Map();

function startHelper() {
  helper = childProcess.fork(__filename, {serialization: 'advanced', execArgv: []});
  helper.on('message', ({id, output, error}) => {
    const {resolve, reject} = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) helper.channel.unref();
    if (error) reject(Object.assign(new Error(error.message), error));
    else resolve(output);
  });
  helper.unref();
}

let count = 0;

function runFile(file, words, options = {}) {
  let input = '';
  const stdin = {on: () => stdin, end: (text) => (input = text)};
  const running = new Promise((resolve, reject) => {
    // What is written to it comes first.
    queueMicrotask(() => {
      if (!helper) startHelper();
      const id = ++count;
      waiting.set(id, {resolve, reject});
      helper.channel.ref();
      helper.send({id, file, words, options: {env: process.env, ...options}, input});
    });
  });
  return Object.assign(running, {child: {stdin}});
}

if (require.main === module) serve();
else {
  const execFile = (...words) => childProcess.execFile(...words);
  module.exports = {
    ...childProcess,
    execFile: Object.assign(execFile, {[promisify.custom]: runFile}),
  };
}
