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
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  const parts = decoded.split('/');
  const steps: string[] = [];
  for (const part of parts) {
    if (part === '..') steps.pop();
    else if (part !== '' && part !== '.') steps.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts[parts.length - 1] ?? '');
  const name = `/${steps.join('/')}`;
  if (isFolder || /[\0\\]/.test(name) || isHidden(name)) return null;
  return /\/\d{3}\.html$|\.(?:br|gz)$/.test(name) ? null : name;
}
