import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where the sizes of pictures lie: once for all languages, below the root of the default one. */
export function usePictureRoot(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
}

/**
 * Addresses of one or many files below a base.
 *
 * @param base ends with a slash
 * @param addresses one, or a srcset of many; each begins with a slash
 */
export function below(base: string, addresses: string): string {
  return addresses.replace(/(^|, )\//g, `$1${base}`);
}
