import {type Change, docs, problems} from './site';

describe('an English page that shows its Nepali twin', () => {
  const twin = `${docs}/press.mdx`;
  const press: Change = {
    'docs/_nepali.ts': `export {default} from '@site/${docs}/press.mdx';\n`,
    'docs/press.mdx': `---
title: Press
description: About the fee.
both_languages: true
---

import NepaliArticle from './_nepali';

# The fee

<Lang lang="ne" id="nepali">

<NepaliArticle />

</Lang>

<Lang lang="en" id="english">

## Why {/* #why */}

</Lang>
`,
    [twin]: `---
title: प्रेस
description: शुल्कबारे।
---

# शुल्क

## किन {/* #why */}
`,
  };

  it('says so in a field that its twin does not have', async () => {
    expect(await problems(press)).toEqual([]);
  });

  it('has the headings of its twin', async () => {
    const found = await problems({
      ...press,
      [twin]: String(press[twin]).replace('#why', '#reason'),
    });
    expect(found).toContain(
      `${twin}:8 #reason: The English page has no heading with this id. A heading and its translation have the same id.`,
    );
  });
});

describe('a page that imports both languages', () => {
  const welcome = (title: string) => `---
title: ${title}
description: ${title} …
both_languages: true
---

import Nepali from '@site/${docs}/_nepali.mdx';
import English from '@site/docs/_english.mdx';

# ${title}

<Lang lang="ne" id="nepali">

<Nepali />

</Lang>

<Lang lang="en" id="english">

<English />

</Lang>
`;
  const site = (nepali: string): Change => ({
    'docs/welcome.mdx': welcome('Welcome'),
    [`${docs}/welcome.mdx`]: welcome('स्वागत'),
    'docs/_english.mdx': '## Greeting {/* #greeting */}\n\n## Your turn {/* #your-turn */}\n',
    [`${docs}/_nepali.mdx`]: nepali,
  });

  it('is right when their headings have the same ids', async () => {
    const nepali = '## नमस्कार {/* #greeting */}\n\n## तपाईँको पालो {/* #your-turn */}\n';
    expect(await problems(site(nepali))).toEqual([]);
  });

  it('reports a heading that only one of them has, once', async () => {
    expect(await problems(site('## नमस्कार {/* #greeting */}\n'))).toEqual([
      `docs/_english.mdx:3 #your-turn: The heading "Your turn" has no twin in ${docs}/_nepali.mdx. Write it there in Nepali, with the same id:
## … {/* #your-turn */}`,
    ]);
  });
});
