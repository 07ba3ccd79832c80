import {cutText, fillLink, type Message, phoneNumber} from '@site/src/lib/message';

const whatsapp = 'https://wa.me/9779800000000';
const telegram = 'https://t.me/user-name';
const message: Message = {
  subject: 'Query & more',
  text: 'Name: आशा\nMessage: 50% + 50% = a#1 & ?b=c "👩‍🔧" 🇳🇵',
};

const textOf = (href: string) => new URL(href).searchParams.get('text');
const bodyOf = (href: string) => decodeURIComponent(/[?&]body=([^&]*)/.exec(href)?.[1] ?? '');

describe('fillLink', () => {
  it('carries every character to every channel, and says nothing of a cut', () => {
    const mail = fillLink('email', 'info@brand.example', message, 'windows');
    expect(mail).toEqual({href: expect.stringMatching(/^mailto:info@brand\.example\?subject=/)});
    expect(bodyOf(mail.href)).toBe(message.text.replace('\n', '\r\n'));
    expect(mail.href).toContain('subject=Query%20%26%20more&body=Name%3A%20');
    expect(mail.href).toContain('%0D%0A');
    for (const [channel, target] of [
      ['whatsapp', whatsapp],
      ['telegram', telegram],
    ] as const) {
      const {href, cutAt} = fillLink(channel, target, message, 'windows');
      expect(cutAt).toBeUndefined();
      expect(textOf(href)).toBe(message.text);
      // A chat that reads no + as a space would show it.
      expect(href).not.toContain('+');
    }
  });

  it('leaves a plus in an e-mail address, and no room for more than an address', () => {
    const {href} = fillLink('email', 'a+b?c@brand.example', message, 'elsewhere');
    expect(href).toMatch(/^mailto:a%2Bb%3Fc@brand\.example\?subject=/);
  });

  it.each([
    ['email', 'windows', 2000],
    ['email', 'elsewhere', 8000],
    ['whatsapp', 'windows', 2000],
    ['telegram', 'elsewhere', 8000],
  ] as const)('cuts a long text for %s (%s) and says where', (channel, system, longest) => {
    const target = {email: 'a@b.example', whatsapp, telegram}[channel];
    const text = 'नेपाल 👩‍🔧 '.repeat(500);
    const {href, cutAt} = fillLink(channel, target, {subject: 's', text}, system);
    expect(href.length).toBeLessThanOrEqual(longest);
    expect(href.length).toBeGreaterThan(longest - 100);
    const carried = channel === 'email' ? bodyOf(href) : textOf(href);
    expect(carried).toBe(`${text.slice(0, cutAt)}…`);
  });

  it('cuts at the 4,096 characters that Telegram takes, where the link would have room', () => {
    const text = 'a'.repeat(5000);
    const {href, cutAt} = fillLink('telegram', telegram, {subject: '', text}, 'elsewhere');
    expect([textOf(href)?.length, cutAt]).toEqual([4096, 4095]);
    expect(fillLink('whatsapp', whatsapp, {subject: '', text}, 'elsewhere').cutAt).toBeUndefined();
  });

  it.each([
    [
      'every line break as one',
      'a\r\nb\rc\nd\u0085e\u2028f\u2029g\vh\fi',
      'a\nb\nc\nd\ne\nf\ng\nh\ni',
    ],
    ['a tab as a space', 'a\tb', 'a b'],
    ['no C0 control character', 'a\0b\u0007c\b\u001B[31md\u001F\u007F', 'abc[31md'],
    ['no C1 control character', 'a\u0080b\u009Bc\u009F', 'abc'],
    ['no override of the direction', 'a\u202Etxt.exe\u202C\u202A\u202B\u202Db', 'atxt.exeb'],
    ['no isolate of a direction', 'a\u2066b\u2067c\u2068d\u2069', 'abcd'],
    ['no mark of a direction', 'a\u200Eb\u200Fc\u061C', 'abc'],
    ['nothing without a look', 'a\u00ADb\u200B\uFEFFc\uFFFC\u{E0001}d\u{F0000}\u2800', 'abcd'],
    ['joiners and emoji', 'र्\u200Dयाल क्\u200Cष 👩‍🔧 e\u0301', 'र्\u200Dयाल क्\u200Cष 👩‍🔧 e\u0301'],
  ])('carries %s', (_name, text, expected) => {
    const subject = text;
    const {href} = fillLink('email', 'a@b.example', {subject, text}, 'elsewhere');
    expect(bodyOf(href)).toBe(expected.replace(/\n/g, '\r\n'));
    expect(new URL(href).searchParams.get('subject')).toBe(expected.replace(/\n/g, ' '));
    for (const [channel, target] of [
      ['whatsapp', whatsapp],
      ['telegram', telegram],
    ] as const) {
      expect(textOf(fillLink(channel, target, {subject, text}, 'elsewhere').href)).toBe(expected);
    }
  });

  it('is not thrown by half a character', () => {
    const {href} = fillLink('whatsapp', whatsapp, {subject: '', text: 'a\uD83D'}, 'windows');
    expect(textOf(href)).toBe('a');
  });
});

it('cuts no letter from its marks, and no code point', () => {
  const upTo = (length: number) => (part: string) => part.length <= length;
  expect(cutText('नेपाली', upTo(3))).toBe('ने');
  expect(cutText('a🔧b', upTo(2))).toBe('a');
  expect(cutText('abc', upTo(9))).toBe('abc');
  expect(cutText('abc', () => false)).toBe('');
});

describe('phoneNumber', () => {
  const WORDS = '{number} ext. {extension}';

  it.each([
    ['+977-', '9800000000', '+977-9800000000'],
    ['+1', ' 555 ', '+1-555'],
    ['+977-', '+44 20', '+44 20'],
    ['+977-', ' ', ''],
  ])('is written in one way: %s and %s', (code, number, written) => {
    expect(phoneNumber(code, number)).toBe(written);
    expect(phoneNumber(code, number, '1', WORDS)).toBe(written && `${written} ext. 1`);
  });

  it.each`
    code      | typed                                 | written
    ${'+977'} | ${'9841234567'}                       | ${'+977-9841234567'}
    ${'+977'} | ${'984 123 4567'}                     | ${'+977-984 123 4567'}
    ${'+977'} | ${'984-123-4567'}                     | ${'+977-984-123-4567'}
    ${'+977'} | ${'(984) 123-4567'}                   | ${'+977-(984) 123-4567'}
    ${'+977'} | ${'09841234567'}                      | ${'+977-9841234567'}
    ${'+977'} | ${'+977 984 123 4567'}                | ${'+977-984 123 4567'}
    ${'+977'} | ${'+977-9841234567'}                  | ${'+977-9841234567'}
    ${'+977'} | ${'+9779841234567'}                   | ${'+977-9841234567'}
    ${'+977'} | ${'00977 984 123 4567'}               | ${'+977-984 123 4567'}
    ${'+977'} | ${'00 977 9841234567'}                | ${'+977-9841234567'}
    ${'+977'} | ${'9779841234567'}                    | ${'+977-9841234567'}
    ${'+977'} | ${'977-984-1234567'}                  | ${'+977-984-1234567'}
    ${'+977'} | ${'0977 9841234567'}                  | ${'+977-9841234567'}
    ${'+977'} | ${'(+977) 9841234567'}                | ${'+977-9841234567'}
    ${'+977'} | ${'(00977) 9841234567'}               | ${'+977-9841234567'}
    ${'+977'} | ${'+ 977 9841234567'}                 | ${'+977-9841234567'}
    ${'+977'} | ${'+977 (0) 9841234567'}              | ${'+977-9841234567'}
    ${'+977'} | ${'+977 09841234567'}                 | ${'+977-9841234567'}
    ${'+977'} | ${'०९८४१२३४५६७'}                      | ${'+977-9841234567'}
    ${'+977'} | ${'९८४-१२३-४५६७'}                     | ${'+977-984-123-4567'}
    ${'+977'} | ${'००९७७ ९८४१२३४५६७'}                 | ${'+977-9841234567'}
    ${'+977'} | ${'+९७७ ९८४१२३४५६७'}                  | ${'+977-9841234567'}
    ${'+977'} | ${'९८४1२३4567'}                       | ${'+977-9841234567'}
    ${'+977'} | ${'９８４１２３４５６７'}             | ${'+977-9841234567'}
    ${'+977'} | ${'＋９７７（９８４）１２３４５６７'} | ${'+977-(984)1234567'}
    ${'+977'} | ${'984–123–4567'}                     | ${'+977-984-123-4567'}
    ${'+977'} | ${'984\u00a0123\u20114567'}           | ${'+977-984 123-4567'}
    ${'+977'} | ${'\u202a+977 9841234567\u202c'}      | ${'+977-9841234567'}
    ${'+977'} | ${'984.123.4567'}                     | ${'+977-984.123.4567'}
    ${'+977'} | ${'tel:+9779841234567'}               | ${'+977-9841234567'}
    ${'+977'} | ${'01-4412345'}                       | ${'+977-1-4412345'}
    ${'+977'} | ${'(01) 4412345'}                     | ${'+977-(1) 4412345'}
    ${'+977'} | ${'977-1-4412345'}                    | ${'+977-1-4412345'}
    ${'+977'} | ${'(+977-1) 4412345'}                 | ${'+977-1 4412345'}
    ${'+977'} | ${'01-4412345 ext. 12'}               | ${'+977-1-4412345 ext. 12'}
    ${'+977'} | ${'०१-४४१२३४५ एक्सटेन्सन १२'}            | ${'+977-1-4412345 एक्सटेन्सन 12'}
    ${'+977'} | ${'01-4412345x12'}                    | ${'+977-1-4412345x12'}
    ${'+977'} | ${'9841234567 / 09801234567'}         | ${'+977-9841234567 / 09801234567'}
    ${'+977'} | ${'9841234567 (evenings)'}            | ${'+977-9841234567 (evenings)'}
    ${'+977'} | ${'97 98 41 23 45'}                   | ${'+977-97 98 41 23 45'}
    ${'+977'} | ${'+91 98123 45678'}                  | ${'+91 98123 45678'}
    ${'+977'} | ${'0091 98123 45678'}                 | ${'+91 98123 45678'}
    ${'+977'} | ${'(+44) (0)20 7946 0958'}            | ${'+44 20 7946 0958'}
    ${'+977'} | ${'0'}                                | ${'+977-0'}
    ${'+977'} | ${'not yet'}                          | ${'+977-not yet'}
    ${'+91'}  | ${'098123 45678'}                     | ${'+91-98123 45678'}
    ${'+91'}  | ${'91 98123 45678'}                   | ${'+91-98123 45678'}
    ${'+91'}  | ${'91234 56789'}                      | ${'+91-91234 56789'}
    ${'+91'}  | ${'+91 (0) 98123-45678'}              | ${'+91-98123-45678'}
    ${'+91'}  | ${'011-23456789'}                     | ${'+91-11-23456789'}
    ${'+44'}  | ${'020 7946 0958'}                    | ${'+44-20 7946 0958'}
    ${'+44'}  | ${'+44 (0)20 7946 0958'}              | ${'+44-20 7946 0958'}
    ${'+44'}  | ${'0044 7700 900123'}                 | ${'+44-7700 900123'}
    ${'+971'} | ${'050 123 4567'}                     | ${'+971-50 123 4567'}
    ${'+971'} | ${'971501234567'}                     | ${'+971-501234567'}
    ${'+1'}   | ${'1 (555) 123-4567'}                 | ${'+1-(555) 123-4567'}
    ${'+1'}   | ${'555.123.4567'}                     | ${'+1-555.123.4567'}
    ${'+39'}  | ${'06 1234 5678'}                     | ${'+39-06 1234 5678'}
    ${'+39'}  | ${'+39 06 1234 5678'}                 | ${'+39-06 1234 5678'}
  `('writes $typed with $code as it can be dialled: $written', ({code, typed, written}) => {
    expect(phoneNumber(code as string, typed as string)).toBe(written);
    expect(phoneNumber(`${code}-`, ` ${typed} `)).toBe(written);
  });

  it.each([
    ['0', ''],
    ['०', ''],
    [' ', ''],
    ['012', ' ext. 12'],
    ['०१२', ' ext. 12'],
    ['१०', ' ext. 10'],
    ['１０', ' ext. 10'],
    ['10', ' ext. 10'],
  ])('takes the 0 that stands in the extension field for none: %s', (extension, written) => {
    expect(phoneNumber('+977-', '98', extension, WORDS)).toBe(`+977-98${written}`);
  });
});
