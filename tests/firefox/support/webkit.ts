import {spawn, spawnSync} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';
import {fontsOf} from '../../browser/support/devices';
import type {Firefox, Tab} from './types';

const PORT = 4580;
const ESCAPE = '\uE00C';
/** Milliseconds until an element must be there and take a press. */
const PATIENCE = 30_000;

/** In a page: an element by a selector of CSS, or of Puppeteer by its role and its whole name. */
function find(selector: string): Element | undefined {
  const [, name, role] = /^::-p-aria\((.*)\[role="(.*)"\]\)$/.exec(selector) ?? [];
  const all = [...document.querySelectorAll({button: 'button', link: 'a'}[role!] ?? selector)];
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent!.trim();
  return name ? all.find((one) => nameOf(one) === name) : all[0];
}

/** In a page: brings it into view at once. The driver would press while the page still scrolls smoothly there. */
const show = (element: Element) => element.scrollIntoView({behavior: 'instant', block: 'nearest'});

async function until<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** WebKitGTK by WebDriver: a session for each visitor. Its console is not to be had. */
export function launchWebKit(): Promise<Firefox> {
  if (spawnSync('which', ['xvfb-run', 'WebKitWebDriver']).status !== 0)
    throw new Error('WebKit is not installed: apt install webkit2gtk-driver xvfb');
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${PORT}`], {
    env: {...process.env, ...fontsOf('android')},
    // With its server for windows.
    detached: true,
  });

  async function send(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const options = {method, ...(body && {body: JSON.stringify(body)})};
    const response = await fetch(`http://127.0.0.1:${PORT}/session${path}`, options);
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error((value as Error).message);
    return value;
  }

  function tabOf(session: string): Tab {
    const evaluate = async (script: {toString(): string}, ...args: unknown[]) => {
      const code = `const [end] = [...arguments].slice(-1); Promise.resolve((${String(script)})(...arguments)).then((value) => end({value}), (error) => end({error: String(error)}))`;
      const answer = await send(`${session}/execute/async`, {script: code, args});
      const {value, error} = answer as {value?: never; error?: string};
      if (error) throw new Error(error);
      return value!;
    };
    const elementOf = async (selector: string) => {
      const element = await evaluate(find, selector);
      await evaluate(show, element);
      return `${session}/element/${Object.values(element ?? {}).join('')}`;
    };
    return {
      evaluate,
      goto: (url) => send(`${session}/url`, {url}),
      setViewport: async (size) => void (await send(`${session}/window/rect`, size)),
      select: (selector, value) =>
        evaluate(
          (name: string, wanted: string) => {
            const box = document.querySelector<HTMLSelectElement>(name)!;
            box.value = wanted;
            ['input', 'change'].forEach((type) =>
              box.dispatchEvent(new Event(type, {bubbles: true})),
            );
          },
          selector,
          value,
        ),
      locator: (selector) => ({
        click: () => until(async () => void (await send(`${await elementOf(selector)}/click`, {}))),
        fill: (text) =>
          until(async () => {
            const element = await elementOf(selector);
            await send(`${element}/clear`, {});
            await send(`${element}/value`, {text});
          }),
      }),
      keyboard: {
        press: async () => {
          const actions = ['keyDown', 'keyUp'].map((type) => ({type, value: ESCAPE}));
          await send(`${session}/actions`, {actions: [{type: 'key', id: 'keys', actions}]});
        },
      },
      on: () => undefined,
    };
  }

  let close = (): Promise<unknown> => Promise.resolve();
  return Promise.resolve({
    async createBrowserContext() {
      // It has one visitor at a time.
      await close();
      const {sessionId} = (await until(() => send('', {capabilities: {alwaysMatch: {}}}))) as {
        sessionId: string;
      };
      const session = `/${sessionId}`;
      close = () => send(session, undefined, 'DELETE').catch(() => undefined);
      return {newPage: () => Promise.resolve(tabOf(session)), close};
    },
    close: async () => void process.kill(-driver.pid!),
  });
}
