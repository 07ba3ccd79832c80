import {fill} from 'content/lists/fill';
import {INVISIBLE, LINE_END} from 'nepali-text/characters';
import {latinDigits} from 'nepali-text/digits';

export interface Message {
  subject: string;
  /** Lines end with a line feed. */
  text: string;
}

/** The parameter of an address that chooses what the fields of a form begin with. */
export const TOPIC = 'topic';

export type Channel = 'email' | 'whatsapp' | 'telegram';

/**
 * The maximum length of an encoded link, in characters; a Devanagari letter takes nine.
 * No standard sets a limit, so these are the lowest known ones:
 *
 * - Windows passes links to programs by ShellExecute, which accepts 2,083
 *   (https://github.com/electron/electron/issues/9987); Chrome with Outlook fails beyond 2,046.
 *   The pages of WhatsApp and Telegram open their programs the same way.
 * - Elsewhere email programs accept far more, but a link may open a web mail, and the chats' links
 *   do open a web server; many of those reject a request line of more than 8 KB.
 */
const LONGEST_LINK = {windows: 2000, elsewhere: 8000} as const;

/** The maximum length of one message in the channel itself, in characters. */
const LONGEST_TEXT: Record<Channel, number> = {
  // No limit that a message of this form could reach.
  email: Infinity,
  // https://faq.whatsapp.com: a message may have 65,536.
  whatsapp: 65_536,
  // https://core.telegram.org/method/messages.sendMessage: 4,096.
  telegram: 4096,
};

const ELLIPSIS = '…';

interface FilledLink {
  href: string;
  /** How many characters of the text the link contains, if not all of them. */
  cutAt?: number;
}

/**
 * A text as a link may carry it. Half of a character has no code in a link, and encoding it would
 * throw. Control characters do nothing good in another program, and those that turn the direction of
 * writing can make a line read as something else.
 */
const withoutControls = (text: string) =>
  text.replace(LINE_END, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '');

/** A link that opens an email, already written. */
export function mailLink(address: string, {subject, text}: Message): string {
  // RFC 6068: line breaks are CRLF, and a plus sign is literal, so spaces must be %20.
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** A link that opens a chat with a text. Not by searchParams, which encodes a space as +. */
export const chatLink = (link: string, text: string): string =>
  `${link}?text=${encodeURIComponent(text)}`;

/**
 * A link that opens the message in a channel, truncated to what the channel accepts.
 *
 * @param target an email address, or the link of a chat
 */
export function fillLink(
  channel: Channel,
  target: string,
  message: Message,
  system: keyof typeof LONGEST_LINK,
): FilledLink {
  const subject = withoutControls(message.subject).replace(/\n/g, ' ');
  const text = withoutControls(message.text);
  const hrefOf = (body: string) =>
    channel === 'email' ? mailLink(target, {subject, text: body}) : chatLink(target, body);
  const fits = (body: string) =>
    body.length <= LONGEST_TEXT[channel] && hrefOf(body).length <= LONGEST_LINK[system];

  if (text.length <= LONGEST_LINK[system] && fits(text)) return {href: hrefOf(text)};
  // A link never contains more characters than its own length; start the search from there.
  const start = cutText(text.slice(0, LONGEST_LINK[system]), (beginning) =>
    fits(beginning + ELLIPSIS),
  );
  return {href: hrefOf(start + ELLIPSIS), cutAt: start.length};
}

/** The longest part from the beginning that fits, by binary search. A letter with its marks is not cut. */
export function cutText(text: string, fits: (beginning: string) => boolean): string {
  const letters = [...text.matchAll(/\P{M}[\p{M}\u200c\u200d]*/gu)];
  const ends = [0, ...letters.map(({0: letter, index}) => index + letter.length)];
  let [fitting, tooLong] = [0, ends.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(text.slice(0, ends[middle]))) fitting = middle;
    else tooLong = middle;
  }
  return text.slice(0, ends[fitting]);
}

/** Codes of countries whose numbers keep the first zero: Italy, Ivory Coast, Congo, San Marino. */
const KEEPS_ZERO = ['39', '225', '242', '378'];

/**
 * A number as it is dialled from anywhere: with one code, in Latin digits, and without the zero that is dialled within
 * a country only. Spaces, and text after the number, stay.
 */
function dialableNumber(code: string, typed: string): string {
  const text = latinDigits(typed.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  const prefix = code.replace(/-?$/, '-');
  const [, mark = '', number = '', rest = ''] =
    /^(?:tel:)?([\s(]*(?:\+|00))?([\d\s().-]*\d\)?)(.*)$/is.exec(text) ?? [];
  const country = code.replace(/\D/g, '');
  const countryCode = new RegExp(`^\\D*${[...country].join('\\D*')}`);
  // Removes empty or half brackets, and signs around a removed part.
  const tidy = (digits: string) =>
    digits
      .replace(/ *\(\D*\) */g, ' ')
      .replace(/^[^\d(]+/, '')
      .replace(/^([^(]*)\)/, '$1');
  if (mark && !countryCode.test(number)) return `+${tidy(number.replace('(0)', '()'))}${rest}`;
  const withoutZero = (digits: string) =>
    KEEPS_ZERO.includes(country) ? digits : digits.replace(/^(\D*)0/, '$1');
  let national = mark ? number : withoutZero(number);
  // A number of more than ten digits begins with the code of its country.
  if (mark || national.replace(/\D/g, '').length > 10) {
    national = withoutZero(national.replace(countryCode, ''));
  }
  return prefix + (/\d/.test(national) ? tidy(national) + rest : text);
}

/**
 * A phone number as text; nothing without a number.
 *
 * @param code of the country: +977, or +977-. A number that begins with a plus or 00 already has one
 * @param extension 0 means none; digits may have been typed behind the one that stands in the field
 * @param withExtension the two together: {number} ext. {extension}
 */
export function phoneNumber(
  code: string,
  number: string,
  extension = '',
  withExtension = '',
): string {
  const whole = number.trim() && dialableNumber(code, number);
  const inner = latinDigits(extension.normalize('NFKC')).trim().replace(/^0+/, '');
  if (whole === '' || inner === '') return whole;
  return fill(withExtension, {number: whole, extension: inner});
}

/** What the visitor's system hands to other programs. */
export const systemOf = ({userAgent}: Navigator): keyof typeof LONGEST_LINK =>
  userAgent.includes('Windows') ? 'windows' : 'elsewhere';
