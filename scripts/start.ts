import {buildIfChanged} from './build';
import {buildDir, homeLines} from './lib/paths';
import {choosePort, fail, portRefusal, tryPort} from './lib/port';
import {startServer} from './server';

const COMMAND = 'npm start';

/** npm start: builds the site when something has changed, and serves it as a real host would. */
async function main(): Promise<void> {
  const choice = choosePort(process.env.PORT, 3000, COMMAND);
  if ('problem' in choice) return fail(choice.problem);
  const {port} = choice;
  try {
    await tryPort(port);
    if (!(await buildIfChanged())) {
      process.exitCode = 1;
      return;
    }
    const {origin, close} = await startServer(buildDir, port);
    console.log(`\n${homeLines(origin)}\n\nCtrl-C stops the server.`);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => void close().then(() => process.exit(0)));
    }
  } catch (error) {
    const refusal = portRefusal(error, port, COMMAND);
    if (!refusal) throw error;
    fail(refusal);
  }
}

void main();
