/** The trades that most people look for. */
export const WANTED: readonly string[] = ['electrician', 'plumber', 'carpenter'];
