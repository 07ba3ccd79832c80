import {once} from 'node:events';
import {languageNames, languages} from '../src/collections/language';
import {languageServer} from './dev/languageServer';
import {createDevProxy} from './dev/proxy';
import {addressLines} from './lib/addresses';
import {choosePort, portRefusal} from './lib/port';
import {tryPort} from './lib/tryPort';

const COMMAND = 'npm run dev';

/** npm run dev: both languages behind one address; what is saved shows at once. */
async function main(): Promise<void> {
  const choice = choosePort(process.env.PORT, 3000, COMMAND);
  if ('problem' in choice) return fail(choice.problem);
  const {port} = choice;
  try {
    await tryPort(port);
  } catch (error) {
    return fail(portRefusal(error, port, COMMAND) ?? String(error));
  }

  const started = Date.now();
  const waiting = new Set<string>(languages);
  console.log(`Starting ${languages.map((language) => languageNames[language]).join(' and ')} …`);
  const servers = languages.map((language) =>
    languageServer(language, () => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      const first = waiting.delete(language);
      console.log(
        `[${languageNames[language]}] is ready${first ? ` after ${seconds} s` : ' again'}.`,
      );
      if (first && waiting.size === 0) {
        const origin = `http://localhost:${port}`;
        console.log(`\n${addressLines(origin)}\n\nWhat you save shows at once. Ctrl-C stops.`);
      }
    }),
  );

  const proxy = createDevProxy(servers).listen(port);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await Promise.all(servers.map((server) => server.stop()));
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  const [error] = (await once(proxy, 'error')) as [Error];
  fail(portRefusal(error, port, COMMAND) ?? error.message);
  await stop();
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

void main();
