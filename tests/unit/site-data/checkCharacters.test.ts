import {explainCharacter} from '@site/src/plugins/site-data/checkCharacters';
import {check, messages} from './lists';

const partner = (name: string) => `- id: a\n  name:\n    en: ${name}\n    ne: x\n`;

describe('checkCharacters', () => {
  it.each([
    [
      'a control character',
      'one\u0007two',
      'An invisible control character (U+0007) is in the text. Delete the text and type it again.',
    ],
    [
      'a control character written as an escape',
      '"one\\u0007two"',
      'An invisible control character (U+0007) is in the text. Delete the text and type it again.',
    ],
    [
      'a carriage return written as an escape',
      '"one\\rtwo"',
      'An invisible control character (U+000D) is in the text. Delete the text and type it again.',
    ],
    ['a tab', 'one\ttwo', 'There is a tab in the text. Replace it by a space.'],
    [
      'a tab written as an escape',
      '"one\\ttwo"',
      'There is a tab in the text. Replace it by a space.',
    ],
    [
      'a mark that turns the direction of the text',
      'one\u202etwo',
      'An invisible character that turns the direction of the text (U+202E) is here. Delete the text and type it again.',
    ],
    [
      'such a mark written as an escape',
      '"one\\u2066two"',
      'An invisible character that turns the direction of the text (U+2066) is here. Delete the text and type it again.',
    ],
    [
      'what the feed cannot hold',
      'one\ufffetwo',
      'An invisible control character (U+FFFE) is in the text. Delete the text and type it again.',
    ],
    [
      'half a character written as an escape',
      '"one\\ud800two"',
      'An invisible control character (U+D800) is in the text. Delete the text and type it again.',
    ],
    [
      'a broken character',
      'one\ufffdtwo',
      'A character of the text is broken (U+FFFD). Type it again.',
    ],
  ])('rejects %s', async (_, name, message) => {
    expect(await messages('partners', partner(name))).toEqual([`3: ${message}`]);
  });

  it('finds them in comments and names too, and gives each line one message', async () => {
    const source = `# one\u202e\n- id: "a\\u0007\\u0008"\n  na\u0008me: x\n`;
    expect((await messages('partners', source)).map((message) => message.slice(0, 2))).toEqual([
      '1:',
      '2:',
      '3:',
    ]);
  });

  it('keeps the terminal from obeying what a message quotes', async () => {
    const source = '- id: a\n  name: {en: x, ne: y}\n  image: >-\n    /img\n    "\u001b[2J\n';
    const [problem] = await check({partners: source.replace('\u001b', '\u00ad')});
    expect(problem?.message).toContain('There is no file static/img');
    expect(JSON.stringify(await check({partners: source}))).not.toContain('\\u001b');
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
