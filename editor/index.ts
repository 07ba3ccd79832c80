import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {parseArgs} from 'node:util';
import {type Locale, locales} from 'nepali-text/locale';
import host from '../editor.server.config';
import {runDevServer} from './server/devServer';
import {openEditor, openOffice} from './server/open';
import {createDevProxy, createPreview} from './server/preview';

const text = {type: 'string'} as const;
const {values} = parseArgs({
  options: {
    dev: {type: 'boolean'},
    public: text,
    repository: text,
    socket: text,
  },
});

/** @returns whether the browser of this machine opens it; without a screen it cannot */
async function openBrowser(address: string): Promise<boolean> {
  const {platform, env} = process;
  if (env.BROWSER === 'none') return false;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return false;
  // Started by no shell, which would read "&" and the like in an address as its own.
  const windows = ['rundll32', 'url.dll,FileProtocolHandler'];
  const [program = '', ...words] =
    platform === 'win32' ? windows : [platform === 'darwin' ? 'open' : 'xdg-open'];
  const child = spawn(program, [...words, address], {stdio: 'ignore', detached: true});
  child.unref();
  return once(child, 'spawn').then(
    () => true,
    () => false,
  );
}

/** npm run dev: the pages of the site in all languages, for those who write in files. */
async function showPages(port: number): Promise<void> {
  const targets = new Map<Locale, string>();
  const proxy = createDevProxy(targets);
  const server = createServer(proxy.request).on('upgrade', proxy.upgrade);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  for (const locale of locales) {
    const onReady = (target: string) => {
      targets.set(locale, target);
      if (targets.size < locales.length) return;
      const addresses = host.homeLines(`http://localhost:${port}`);
      console.log(`What you save shows at once.\n\n${addresses}\n`);
    };
    void runDevServer(locale, onReady).then(() => targets.delete(locale));
  }
  console.log('The pages need a minute to start.');
}

/** npm run write: the site in the browser, to be written there. */
async function write(port: number): Promise<void> {
  const editor = await openEditor(host.folder, port, createPreview(runDevServer));
  const address = 'other' in editor ? editor.other : editor.address;
  const isOpen = await openBrowser(address);
  if ('other' in editor) {
    console.log(`\nThe editor is open already, at this address:\n\n  ${address}\n`);
    return;
  }
  const first = isOpen
    ? 'The editor opens in your browser. If it does not, open this address:'
    : 'To write in the browser, open this address:';
  console.log(`\n${first}\n\n  ${address}\n`);
  console.log('Leave this window open while you write. To stop, press Ctrl and C here.\n');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
if (values.public !== undefined) {
  const {repository, socket} = values;
  if (!repository || !socket)
    throw new Error('Name a --repository, and a --socket that only the proxy can open.');
  void openOffice({public: values.public, repository, socket}).then(() =>
    console.log(`The editor answers at ${values.public}.`),
  );
} else void host.onPort(values.dev ? showPages : write);
