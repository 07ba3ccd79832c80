import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The base of picture addresses: both languages share the files of the default locale. */
export function usePictureRoot(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
}

/**
 * Prefixes the addresses of one or many files with a base.
 *
 * @param base ends with a slash
 * @param addresses one, or a srcset of many; each begins with a slash
 */
export function below(base: string, addresses: string): string {
  return addresses.replace(/(^|, )\//g, `$1${base}`);
}
