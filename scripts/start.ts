import {createServer} from 'node:net';
import {buildIfChanged} from './lib/buildSite';
import {buildDir} from './lib/paths';
import {choosePort, portRefusal} from './lib/port';
import {startServer} from './server';

const COMMAND = 'npm start';

/** Fails early when the port cannot be had: nobody should wait for a build to learn that. */
function tryPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** npm start: builds the site when something has changed, and serves it as a real host would. */
async function main(): Promise<void> {
  const choice = choosePort(process.env.PORT, 3000, COMMAND);
  if ('problem' in choice) return fail(choice.problem);
  try {
    await tryPort(choice.port);
    if (!(await buildIfChanged())) return fail();
    const {origin, close} = await startServer({port: choice.port, buildDir});
    console.log(`\n  English  ${origin}/\n  Nepali   ${origin}/ne/\n\nCtrl-C stops the server.`);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => void close().then(() => process.exit(0)));
    }
  } catch (error) {
    const refusal = portRefusal(error, choice.port, COMMAND);
    if (!refusal) throw error;
    fail(refusal);
  }
}

function fail(sentence?: string): void {
  if (sentence) console.error(sentence);
  process.exitCode = 1;
}

void main();
