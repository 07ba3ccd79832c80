import {once} from 'node:events';
import {type AddressInfo, createServer} from 'node:net';

/**
 * Takes a port and frees it at once, so that a port in use is reported before the build.
 *
 * @param port 0 takes any free one
 * @returns the port that was free
 */
export async function tryPort(port: number): Promise<number> {
  const probe = createServer().listen(port);
  await once(probe, 'listening');
  const taken = (probe.address() as AddressInfo).port;
  await once(probe.close(), 'close');
  return taken;
}

/** Serves on the port in the environment variable PORT, or 3000. One in use, or no port at all, is no fault of the program. */
export async function onPort(serve: (port: number) => Promise<void>): Promise<void> {
  const port = Number(process.env.PORT || 3000);
  await serve(port).catch((error: NodeJS.ErrnoException) => {
    const isInUse = error.code === 'EADDRINUSE';
    if (!isInUse && error.code !== 'ERR_SOCKET_BAD_PORT') throw error;
    console.error(
      isInUse
        ? `Port ${port} is in use, perhaps by this site in another window. Choose another with PORT=${port + 1}.`
        : 'PORT is no number from 1 to 65535. Choose one such as PORT=3001.',
    );
    process.exitCode = 1;
  });
}
