import {type AddressInfo, createServer} from 'node:net';

type PortChoice = {port: number} | {problem: string};

/**
 * @param value the environment variable PORT, unset or empty for the usual port
 * @param usual the port to take then
 * @param command as it is typed, for the example
 */
export function choosePort(value: string | undefined, usual: number, command: string): PortChoice {
  if (!value) return {port: usual};
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return {port};
  return {
    problem: `PORT is "${value}", but a port is a whole number from 1 to 65535. For example: PORT=3001 ${command}`,
  };
}

/** A sentence about a port that the system refuses; null for any other error. */
export function portRefusal(error: unknown, port: number, command: string): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const other = `Choose another, for example: PORT=${port < 65_535 ? port + 1 : 3000} ${command}`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by this site in another window. ${other}`;
  }
  if (code === 'EACCES') return `Port ${port} is reserved for the administrator. ${other}`;
  return null;
}

/**
 * Takes a port and frees it at once, so that a port in use is reported before the build.
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

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/**
 * Runs a command that serves the site, on 3000 or the port in the environment variable PORT. Why a
 * port cannot be had is said in a sentence, without a stack trace.
 *
 * @param command as it is typed, for the example in that sentence
 */
export async function onPort(
  command: string,
  serve: (port: number) => Promise<void>,
): Promise<void> {
  const choice = choosePort(process.env.PORT, 3000, command);
  if ('problem' in choice) return fail(choice.problem);
  try {
    await serve(choice.port);
  } catch (error) {
    const refusal = portRefusal(error, choice.port, command);
    if (!refusal) throw error;
    fail(refusal);
  }
}
