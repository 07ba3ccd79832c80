/** Milliseconds. A push that git gives up is asked about once more, and each of both may take two minutes: see server/git. */
const LIMIT = 300_000;

/** Every request of the editor and its page: a server that hangs would keep a writer waiting for ever. */
export const request = (address: string, options: RequestInit = {}, limit = LIMIT) =>
  fetch(address, {...options, signal: AbortSignal.timeout(limit)});
