import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where the sizes of pictures lie: once for all languages, below the root of the default one. */
export function usePictureRoot(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
}
