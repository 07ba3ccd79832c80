import {pseudoMarkdown} from '../../pseudo/site/pseudoMarkdown';
import {pseudoText} from '../../pseudo/site/pseudoText';
import {pseudoYaml} from '../../pseudo/site/pseudoYaml';

describe('a text', () => {
  it('gets an accent on every letter and a third more of them', () => {
    expect(pseudoText('Search the city')).toBe('Šéáŕçĥšé ţĥéţ çíţýç');
  });

  it.each([
    ['{count} of {fee.short}', '{count} óƒó {fee.short}'],
    ['one|{count} two', 'óñéó|{count} ţŵóţ'],
    ['[ask us](/contact#form), **now**', '[ášķá úšú](/contact#form), **ñóŵñ**'],
    ['<b>1</b> &amp; \\{', '<b>1</b> &amp; \\{'],
  ])('keeps the settings of %s', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo);
  });
});

it('writes a page anew without touching ids, components, settings and links', () => {
  const page = `---
title: Press
effective: terms-effective
---

import Part from './_part.mdx';
import Other from '@site/docs/_other.mdx';

# Go

<Faq id="a-b" question="Is it?">

[Go](/go) to <Fact id="fee" /> \`code\`.

</Faq>

## Part {/* #part */}
`;
  const twins: Record<string, string> = {'docs/_part.mdx': 'i18n/xx/_part.mdx'};
  expect(pseudoMarkdown('docs/press.mdx', page, (file) => twins[file])).toBe(`---
title: Þŕéššþŕ
effective: terms-effective
---

import Part from '@site/i18n/xx/_part.mdx';
import Other from '@site/docs/_other.mdx';

# Ĝóĝ

<Faq id="a-b" question="Íší íţí?">

[Ĝóĝ](/go) ţóţ <Fact id="fee" /> \`code\`.

</Faq>

## Þáŕţþ {/* #part */}
`);
});

it('writes a text beside each English one', () => {
  const list = 'name: {en: Go, ne: जाऔँ}\nlanguage: en\n';
  expect(pseudoYaml(list, 'xx')).toBe('name: { en: Go, ne: जाऔँ, xx: Ĝóĝ }\nlanguage: en\n');
});
