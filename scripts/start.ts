import {addressLines} from './lib/addresses';
import {buildIfChanged} from './lib/buildSite';
import {buildDir} from './lib/paths';
import {choosePort, portRefusal} from './lib/port';
import {tryPort} from './lib/tryPort';
import {startServer} from './server';

const COMMAND = 'npm start';

/** npm start: builds the site when something has changed, and serves it as a real host would. */
async function main(): Promise<void> {
  const choice = choosePort(process.env.PORT, 3000, COMMAND);
  if ('problem' in choice) return fail(choice.problem);
  try {
    await tryPort(choice.port);
    if (!(await buildIfChanged())) return fail();
    const {origin, close} = await startServer({port: choice.port, buildDir});
    console.log(`\n${addressLines(origin)}\n\nCtrl-C stops the server.`);
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
