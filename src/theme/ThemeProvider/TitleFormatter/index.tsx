import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import site from '@site/src/data/site.yml';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';

/** Titles have the form: product name | page name | tagline. */
export default function ThemeProviderTitleFormatter({children}: Props) {
  return (
    <TitleFormatterProvider
      formatter={({title}) => [site.name, title, site.descriptor].filter(Boolean).join(' | ')}
    >
      {children}
    </TitleFormatterProvider>
  );
}
