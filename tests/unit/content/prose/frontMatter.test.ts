import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {withAddedFields} from '@site/src/content/prose/frontMatter';
import {docs, makeSite} from '../../support/site';

it('counts the words of a page and of its part, and not those in the other language', async () => {
  const siteDir = makeSite({
    'docs/long.mdx': `---
title: Long
---

import English from './_part.mdx';

import {default as Nepali} from '@site/${docs}/_part.mdx';
`,
    'docs/_part.mdx': 'word '.repeat(600),
    [`${docs}/_part.mdx`]: 'शब्द '.repeat(600),
  });
  const {frontMatter} = await withAddedFields(
    siteDir,
    'en',
  )({
    filePath: path.join(siteDir, 'docs/long.mdx'),
    fileContent: '',
    defaultParseFrontMatter,
  });
  expect(frontMatter).toEqual({reading_minutes: 3});
});
