import {fill} from '../../lib/fill';
import {formatDate, formatHour, withPlainSpaces} from '../../lib/format';
import {toLocale} from '../../lib/locale';
import {copyText, fillLink, type Message, systemOf} from '../../lib/message';
import {element, hasDialogs, link, onPress, sheetLoader} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {calendarFile, elsewhere, instantOf, openDays} from './appointment';
import type {Words} from './words';

const CHANNELS = ['whatsapp', 'email', 'telegram'] as const;

/**
 * Makes a request for an appointment ready, in a dialog that the link `a[data-load=appointment]` opens:
 * a day and a time at which somebody answers, a message for the visitor to send, and a calendar file. It
 * sends nothing and keeps nothing. Without it, the link leads to the contact page.
 */
export function start({sheet, languages}: Settings<Words>): void {
  const {lang} = document.documentElement;
  const {words} = languages[lang]!;
  const loadSheet = sheetLoader(sheet);
  let dialog: HTMLDialogElement | undefined;

  onPress('appointment', (pressed) => void open(pressed));
  // In another page of the site, which React has shown in place of this one.
  addEventListener('pagechange', () => dialog?.close());

  async function open(pressed: HTMLAnchorElement): Promise<void> {
    if (!hasDialogs()) {
      location.assign(pressed.href);
      return;
    }
    pressed.setAttribute('aria-busy', 'true');
    const isStyled = await loadSheet();
    pressed.removeAttribute('aria-busy');
    if (!isStyled) return;
    // Made anew, because time has passed.
    dialog?.remove();
    const made = makeDialog(words, lang);
    dialog = made;
    made.addEventListener('close', () => pressed.focus({preventScroll: true}));
    document.body.append(made);
    made.showModal();
  }
}

function makeDialog(words: Words, lang: string): HTMLDialogElement {
  const locale = toLocale(lang);
  const days = openDays(Date.now(), words.hours);
  // The contract has the days in the order of a week.
  const weekdays = Object.values(words.weekdays);
  const dated = (iso: string) =>
    fill(words.date, {
      weekday: weekdays[new Date(iso).getUTCDay()]!,
      date: formatDate(iso, locale),
    });

  const day = element('select', {id: 'appointment-day'});
  // In Nepali without the Gregorian date, for which a phone has no room.
  day.append(...days.map(({iso}) => new Option(dated(iso).split(' (')[0], iso)));
  const time = element('select', {id: 'appointment-time', 'aria-describedby': 'appointment-clock'});
  const clock = element('p', {id: 'appointment-clock'});
  const about = element('input', {id: 'appointment-about', autocomplete: 'off'});
  const text = element('textarea', {id: 'appointment-text', readonly: '', rows: '3'});
  const channels = CHANNELS.map((channel) => link('', words.message[channel]));
  const calendar = element('a', {download: 'appointment.ics'}, words.calendar);
  const copy = element('button', {type: 'button'}, words.message.copy);
  const status = element('p', {role: 'status'});
  const close = element(
    'button',
    {type: 'button', 'aria-label': words.close, 'data-close': ''},
    '×',
  );
  const item = (content: Node) => element('li', {}, content);
  const field = (label: string, control: HTMLElement) =>
    element('p', {}, element('label', {for: control.id}, label), control);
  const dialog = element(
    'dialog',
    {'aria-labelledby': 'appointment-heading', 'data-panel': '', 'data-appointment': ''},
    element('header', {}, element('h2', {id: 'appointment-heading'}, words.heading), close),
    element(
      'div',
      {},
      element('p', {}, words.note),
      field(words.day, day),
      field(words.time, time),
      clock,
      field(words.about, about),
      field(words.message.text, text),
      element('ul', {}, ...[...channels, copy, calendar].map(item)),
      status,
    ),
  );

  /** Keeps the time of day that is chosen, if the other day has it. */
  function showTimes(): void {
    const chosen = time.value;
    const {times} = days[day.selectedIndex]!;
    time.replaceChildren(...times.map((each) => new Option(formatHour(each, locale), each)));
    if (times.includes(chosen)) time.value = chosen;
  }

  function update(): void {
    const instant = instantOf(day.value, time.value);
    const local = elsewhere(instant, new Date(instant).getTimezoneOffset());
    clock.textContent = local
      ? fill(words.elsewhere, {date: dated(local.iso), time: formatHour(local.time, locale)})
      : '';
    const request = fill(words.request, {
      date: dated(day.value),
      time: formatHour(time.value, locale),
    });
    const topic = about.value.trim() && fill(words.topic, {about: about.value.trim()});
    text.value = withPlainSpaces([request, topic].filter(Boolean).join('\n'));
    showWays(instant);
  }

  function showWays(instant: number): void {
    const message: Message = {subject: words.subject, text: text.value};
    channels.forEach((anchor, place) => {
      const channel = CHANNELS[place]!;
      anchor.href = fillLink(channel, words.targets[channel], message, systemOf(navigator)).href;
      if (channel !== 'email')
        Object.assign(anchor, {target: '_blank', rel: 'noopener noreferrer'});
    });
    const phone = words.number && fill(words.phone, {phone: words.number});
    const file = calendarFile({
      start: instant,
      now: Date.now(),
      lang,
      uid: `${instant}-${Math.random().toString(36).slice(2)}@${location.hostname}`,
      summary: words.entry,
      description: [text.value, words.unconfirmed, phone].filter(Boolean).join('\n'),
    });
    calendar.href = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
    status.textContent = '';
  }

  day.onchange = () => {
    showTimes();
    update();
  };
  time.onchange = update;
  about.oninput = update;
  copy.onclick = () =>
    void copyText(text.value, text).then((isCopied) => {
      status.textContent = isCopied ? words.message.copied : words.message.failed;
    });
  close.onclick = () => dialog.close();
  dialog.onclick = ({target}) => {
    // Beside the dialog.
    if (target === dialog) dialog.close();
  };
  showTimes();
  update();
  return dialog;
}
