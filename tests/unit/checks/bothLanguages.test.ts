import {type Change, docs, problems} from './site';

const page = (title: string, heading: string, language: string, imported: string) => `---
title: ${title}
description: ${title} ${'… '.repeat(30)}
---

import Other from '${imported}';

# ${title}

${heading}

<Lang lang="${language}">

<Other />

</Lang>
`;

describe('a page and its twin that show each other', () => {
  const twin = `${docs}/press.mdx`;
  const press = (heading: string): Change => ({
    'docs/_nepali.ts': `export {default} from '@site/${docs}/press.mdx';\n`,
    'docs/_english.ts': "export {default} from './press.mdx';\n",
    'docs/press.mdx': page('Press', '## Why {/* #why */}', 'ne', './_nepali'),
    [twin]: page('प्रेस', heading, 'en', '@site/docs/_english'),
  });

  it('are right when their headings have the same ids', async () => {
    expect(await problems(press('## किन {/* #why */}'))).toEqual([]);
  });

  it('have the same headings', async () => {
    expect(await problems(press('## किन {/* #reason */}'))).toContain(
      `${twin}:10 #reason: heading.noEnglish`,
    );
  });
});

it('compares parts of the same name, which both pages import', async () => {
  const imported = {
    'docs/welcome.mdx': page('Welcome', '', 'ne', `@site/${docs}/_welcome.mdx`),
    [`${docs}/welcome.mdx`]: page('स्वागत', '', 'en', '@site/docs/_welcome.mdx'),
    'docs/_welcome.mdx': '## Greeting {/* #greeting */}\n\n## Your turn {/* #your-turn */}\n',
  };
  const nepali = '## नमस्कार {/* #greeting */}\n';
  expect(await problems({...imported, [`${docs}/_welcome.mdx`]: nepali})).toEqual([
    `docs/_welcome.mdx:3 #your-turn: heading.noTwin Your turn ${docs}/_welcome.mdx
## … {/* #your-turn */}`,
  ]);
});
