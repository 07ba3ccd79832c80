// What every command in package.json starts with. Plain JavaScript without packages, because it
// must run in a fresh clone: it installs what is missing, then runs scripts/<command>.ts.

import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {needsInstall} from './lib/needsInstall.mjs';
import {npmCi} from './lib/npm.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [command = '', ...args] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site needs Node 20.19 or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

/** Runs a program in the terminal until it ends, and tells how it ended. */
function run(file, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, words, {cwd: root, stdio: 'inherit', ...options});
    // Ctrl-C reaches the child by itself; this waits for it. A signal sent to this process alone,
    // as by a process manager, is passed on.
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(`${path.basename(file)} could not be started: ${error.message}`);
      resolve({code: 1, signal: null});
    });
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve({code, signal});
    });
  });
}

function end({code, signal}) {
  // Ends by the same signal, so that a shell loop around the command stops, too.
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
}

const script = path.join(root, 'scripts', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
  console.error(
    `There is no command "${command}". README.md names them all, for example: npm start`,
  );
  process.exit(1);
}

if (needsInstall(root)) {
  console.log('Installing what the site is built with (a minute or two) …');
  const started = Date.now();
  const installed = await run(npmCi.file, npmCi.words, {shell: npmCi.shell});
  if (installed.code !== 0) {
    console.error('The installation failed; what npm said stands above. Is there a connection?');
    end(installed);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

end(await run(process.execPath, ['--import', 'tsx', script, ...args]));
