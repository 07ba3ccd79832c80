import type {Data} from '../../collections';
import {copyText} from '../../lib/message';
import {looksLikePreeti, preetiToUnicode, unicodeToPreeti} from '../../lib/preeti';
import {element} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {type Field, fieldOf, keepBeside, replaceText} from './fields';

type Words = Pick<Data<'pages/typing'>, 'question' | 'convert'> &
  Pick<Data<'pages/message'>, 'copied' | 'failed'>;

const CONVERTER = 'form[data-load=preeti]';

/**
 * The converter in a form with `data-load="preeti"`: two boxes, each of which follows the other, and a button
 * to copy from each. And below other boxes for words a line that offers Unicode for a text in Preeti that
 * was pasted; typing.ts loads this script at the first one.
 */
export function start({languages}: Settings<Words>): void {
  const {words} = languages[document.documentElement.lang]!;
  let hideStatus = (): void => undefined;

  addEventListener('paste', (event) => {
    const field = fieldOf(event);
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    // It is in the box after this event.
    if (field) setTimeout(() => offer(field, pasted.replace(/\r\n?/g, '\n')));
  });
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    offer(active, active.value);

  addEventListener('input', ({target}) => {
    convert(target);
  });
  addEventListener('click', async ({target}) => {
    const copy = target instanceof Element && target.closest(`${CONVERTER} button`);
    const box = copy && copy.closest('div')!.querySelector('textarea');
    if (!box) return;
    const isCopied = await copyText(box.value, box);
    const status = element('p', {role: 'status'});
    hideStatus();
    hideStatus = keepBeside(box, status, () => {
      box.form!.append(status);
      status.textContent = isCopied ? words.copied : words.failed;
    });
  });
  document.querySelector(CONVERTER)?.removeAttribute('aria-busy');
  convert(active);

  function offer(field: Field, text: string): void {
    if (field.closest(CONVERTER) || !field.value.includes(text) || !looksLikePreeti(text)) return;
    const button = element('button', {type: 'button'}, words.convert);
    const line = element('p', {role: 'status', 'data-preeti': ''});
    button.onclick = () => {
      const from = field.value.indexOf(text);
      field.focus();
      replaceText(field, from, from + text.length, preetiToUnicode(text));
    };
    field.parentElement!.querySelector('[data-preeti]')?.remove();
    const hide = keepBeside(field, line, () => {
      field.parentElement!.append(line);
      // What comes into a status is read out.
      line.textContent = `${words.question} `;
      line.append(button);
    });
    const settle = (): void => {
      if (field.value.includes(text)) return;
      hide();
      field.removeEventListener('input', settle);
    };
    field.addEventListener('input', settle);
  }
}

/** From the box that was typed in to the other one. */
function convert(typed: EventTarget | null): void {
  if (!(typed instanceof HTMLTextAreaElement)) return;
  const boxes = typed.closest(CONVERTER)?.querySelectorAll('textarea') ?? [];
  const [preeti, unicode] = boxes;
  if (!preeti || !unicode) return;
  if (typed === preeti) unicode.value = preetiToUnicode(preeti.value);
  else preeti.value = unicodeToPreeti(unicode.value);
}
