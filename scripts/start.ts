import {buildIfChanged} from './build';
import {buildDir} from './lib/paths';
import {homeLines} from '../src/siteUrl';
import {onPort, tryPort} from '../src/publish/server/port';
import {startServer} from '../src/publish/server';

// npm start: builds the site when something has changed, and serves it as a real host would.
void onPort(async (port) => {
  await tryPort(port);
  if (!(await buildIfChanged(true))) {
    process.exitCode = 1;
    return;
  }
  const {origin} = await startServer(buildDir, port);
  console.log(`\n${homeLines(origin)}\n\nCtrl-C stops the server.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
});
