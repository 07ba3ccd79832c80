import {composeProviders} from '@docusaurus/theme-common';
import {
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/** Only the providers that this site uses: src/page-scripts/colourScheme.ts switches the colour scheme. */
const Provider = composeProviders([ScrollControllerProvider, PluginHtmlClassNameProvider]);

export default function LayoutProvider({children}: Props) {
  return <Provider>{children}</Provider>;
}
