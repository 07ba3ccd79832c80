import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {HEIGHT, socialImageFile, WIDTH} from '@site/src/lib/socialImage';

interface Props {
  /** The page's short name. */
  name: string;
}

/** Tells chats and social networks which picture to show beside a link to this page. */
export default function SocialPreview({name}: Props): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const title = useTitleFormatter().format(name);
  const picture = url + baseUrl + socialImageFile(pathname, baseUrl);
  return (
    <Head>
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(WIDTH)} />
      <meta property="og:image:height" content={String(HEIGHT)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </Head>
  );
}
