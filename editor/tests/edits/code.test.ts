import {codeIn} from '../../edits/code';

const codeOf = (text: string) => codeIn('docs/page.mdx', text);

it('finds none in what writers write', () => {
  const page = `---
title: Skills
description: 'What we know'
---

import Part from './_part.mdx';
import {default as Other} from '@site/docs/_other.mdx';

# Skills {/* #skills */}

{/* A note */} We are {2} <Fact id="fee" /> and **<Brand />** <sup>1</sup>, under 18.

<Card title="A {word}" icon="users" isWide>

Words.

</Card>

<Part />
`;
  expect(codeOf(page)).toEqual([]);
});

it.each([
  ["import fs from 'node:fs';", ["import fs from 'node:fs';"]],
  ["import Part from './part.mdx';\nimport './style.css';", [expect.stringContaining('style.css')]],
  ['export const one = 1;', ['export const one = 1;']],
  ['The {process.exit()} and {fee} words.', ['process.exit()', 'fee']],
  ['{[1].map(alert)}', ['[1].map(alert)']],
  ['<Card title={alert(1)}>\n\nWords.\n\n</Card>', ['Card title={alert(1)}']],
  ['Words <Fact {...all} />.', ['Fact {...all}']],
  ['<script src="/x.js" />', ['script src="/x.js"', 'script']],
  ['<p style="color: red">Words</p>', ['p style="color: red"', 'p']],
  ['---\nmdx:\n  format: md\n---\n\nWords.', ['["mdx",{"format":"md"}]']],
  [
    '<Card>\n\nexport const one = 1;\n\nimport words',
    ['<Card>', 'export const one = 1;', 'import words'],
  ],
  ['???? <script>', ['???? <script>']],
])('finds that in %j', (text, code) => {
  expect(codeOf(text)).toEqual(code);
});
