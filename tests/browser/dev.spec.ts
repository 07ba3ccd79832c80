import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {siteDir} from '../../scripts/lib/paths';
import {expect, test} from './support/fixtures';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// Only here React starts in the browser: no page of a build hydrates.
test('the development server shows pages with an empty console', async ({page}) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  const port = await freePort();
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(
    process.execPath,
    [program, 'start', '--no-open', '--host', '127.0.0.1', '--port', `${port}`],
    {
      cwd: siteDir,
      stdio: 'ignore',
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-test'},
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(() => page.request.get(origin).then(Boolean, () => false), {timeout: 150_000})
      .toBe(true);
    for (const path of ['/', '/hire/plumber?city=pokhara', '/feedback', '/press', '/certificate']) {
      await page.goto(origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    expect(messages).toEqual([]);
  } finally {
    server.kill();
  }
});
