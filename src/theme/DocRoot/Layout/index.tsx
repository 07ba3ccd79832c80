import type {Props} from '@theme/DocRoot/Layout';

/** DocItem/Layout knows whether its page has a sidebar. */
export default function DocRootLayout({children}: Props) {
  return children;
}
