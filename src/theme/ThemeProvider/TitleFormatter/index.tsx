import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';

/** Titles have the form: product name | page name | tagline. */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <TitleFormatterProvider
      formatter={({title}) =>
        [siteConfig.title, title, siteConfig.tagline].filter(Boolean).join(' | ')
      }
    >
      {children}
    </TitleFormatterProvider>
  );
}
