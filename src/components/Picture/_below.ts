/**
 * Addresses of one or many files below a base.
 *
 * @param base ends with a slash
 * @param addresses one, or a srcset of many; each begins with a slash
 */
export function below(base: string, addresses: string): string {
  return addresses.replace(/(^|, )\//g, `$1${base}`);
}
