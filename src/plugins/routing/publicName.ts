import {stepsOf} from '../../lib/resolveAddress';

/** The file that an address names, in one place for the server and the worker for the edge. */

/** Hidden files stay hidden; /.well-known/ is the one public place whose name begins with a dot. */
function isHidden(name: string): boolean {
  return (name.startsWith('/.well-known/') ? name.slice(1) : name).includes('/.');
}

/**
 * @param rawPath as it was sent, without query and hash
 * @returns the decoded path below the build, without "//" and ".."; null when it can name no file
 *   for the public: 404.html and the error screens are none, and compressed twins are sent only in place of their originals
 */
export function publicName(rawPath: string): string | null {
  try {
    const decoded = decodeURIComponent(rawPath);
    const steps = stepsOf(decoded);
    const name = `/${steps?.join('/')}`;
    const isFolder = /(?:^|\/)\.{0,2}$/.test(decoded);
    if (!steps || isFolder || /[\0\\]/.test(name) || isHidden(name)) return null;
    return /\/\d{3}\.html$|\.(?:br|gz)$/.test(name) ? null : name;
  } catch {
    return null;
  }
}
