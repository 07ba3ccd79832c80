import {once} from 'node:events';
import {type AddressInfo, createServer} from 'node:net';
import {onPort, tryPort} from '@site/src/publish/server/port';

/** What is printed where the site cannot be served. */
async function errorsOf(port: string): Promise<unknown[][]> {
  const {calls} = jest.spyOn(console, 'error').mockImplementation().mock;
  process.env.PORT = port;
  await onPort(async (wanted) => void (await tryPort(wanted)));
  expect(process.exitCode).toBe(1);
  return calls;
}

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.PORT;
  process.exitCode = undefined;
});

it('says in one sentence that a port is in use', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const errors = await errorsOf(String((other.address() as AddressInfo).port));
  other.close();
  expect(errors).toEqual([[expect.stringContaining('is in use')]]);
});

it.each(['abc', '70000'])('says in one sentence that %s is no port', async (port) => {
  expect(await errorsOf(port)).toEqual([[expect.stringContaining('PORT=3001')]]);
});
