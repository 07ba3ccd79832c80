import {spawn} from 'node:child_process';

const PROGRAMS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // Started by no shell, which would read "&" and the like in an address as its own.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens an address in the browser that this machine uses for web pages.
 *
 * @returns whether it could; on a machine without a screen it cannot
 */
export function openBrowser(address: string): Promise<boolean> {
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (process.env.BROWSER === 'none' || !hasScreen) return Promise.resolve(false);
  const [program, ...words] = PROGRAMS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(program, [...words, address], {stdio: 'ignore', detached: true});
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
