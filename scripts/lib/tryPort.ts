import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

/**
 * Takes a port and gives it back at once: nobody should wait for a build to learn that it is in use.
 *
 * @param port 0 takes any free one
 * @returns the port that was free
 */
export function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, () => {
      const taken = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(taken));
    });
  });
}
