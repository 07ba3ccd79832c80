import {explainCharacter} from 'content-checks/checkCharacters';
import {messages} from './lists';

const partner = (name: string) => `- id: a\n  name:\n    en: ${name}\n    ne: x\n`;

describe('checkCharacters', () => {
  it.each([
    ['a control character', 'one\u0007two', 'file.invisible onetwo U+0007'],
    [
      'a mark that turns the direction of the text',
      'one \u202etwo',
      'file.invisible one two U+202E',
    ],
    ['what the feed cannot hold', 'one\ufffetwo', 'file.invisible onetwo U+FFFE'],
    ['a tab after the words', 'one\t', 'file.invisible one U+0009'],
  ])('rejects %s', async (_, name, message) => {
    expect(await messages('partners', partner(name))).toEqual([`3: ${message}`]);
  });

  it('finds them in comments and names too, and gives each line one message', async () => {
    const source = `# one\u202e\n- id: "a\u0007\u0008"\n  na\u0008me: x\n`;
    expect((await messages('partners', source)).map((message) => message.slice(0, 2))).toEqual([
      '1:',
      '2:',
      '3:',
    ]);
  });

  it('leaves alone what Nepali spelling and typing need', async () => {
    expect(explainCharacter('गर्‍यो, श्री‌मान्')).toBeUndefined();
    expect(
      await messages(
        'partners',
        '- id: a\n  name:\n    en: >-\n      one\n      two\n    ne: |\n      एक\n      दुई\n',
      ),
    ).toEqual([]);
    expect(await messages('partners', partner('"one\\ntwo"'))).toEqual([]);
  });
});
