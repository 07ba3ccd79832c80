import {checkPages} from '@site/src/data';
import {row} from '../../support/row';
import {writeSite} from '../../support/sites';
import {docs} from '../../support/site';

const page = (title: string, links: string) => `---
title: ${title}
description: ${title} ${'… '.repeat(30)}
---

# ${title}

${links}
`;

it('finds names and links of pages that are not there', async () => {
  const links = '[…](/team) […](/about) […](/hire/mason) […](/hire/none) […](/gone) […](/txt)';
  const siteDir = writeSite({
    'src/data/pages/names.yml': ['/', '/team', '/about', '/gone', '/txt']
      .map((address) => `${address}: {en: A, ne: क}\n`)
      .join(''),
    'docs/about.mdx': page('About', links),
    [`${docs}/about.mdx`]: page('बारेमा', links.replace('/gone', '/goner')),
    'docs/txt.mdx.txt': 'x',
  });
  const found = await checkPages(siteDir);
  expect(found.map((one) => `${one.file}:${one.line} ${row(one)}`)).toEqual([
    'src/data/pages/names.yml:4 names.none /gone src/pages/gone/index.tsx pages/gone.mdx',
    'docs/about.mdx:8 link.none /hire/none',
    'docs/about.mdx:8 link.none /gone',
    'docs/txt.mdx.txt:1 page.txt',
    `${docs}/about.mdx:8 link.none /hire/none`,
    `${docs}/about.mdx:8 link.none /goner`,
  ]);
});
