import {commissions, priceOf} from '../../lib/commission';
import {element, sheetLoader} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import type {Words} from './words';

/** Of the slider, in rupees; the box takes every price. */
const SLIDER = {min: '500', max: '50000', step: '500'};
const FIRST = 10_000;

/** A slider and a box for a price, in the element behind `summary[data-load=saving]`. */
export function start({sheet, languages}: Settings<Words>): void {
  const locale = document.documentElement.lang;
  const {digits, words} = languages[locale]!;
  const loadSheet = sheetLoader(sheet);
  const calculate = commissions({...words, locale, digits});
  const summaries = 'summary[data-load=saving]';

  addEventListener('click', ({target}) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(summaries);
    if (pressed) open(pressed);
  });
  document.querySelectorAll<HTMLElement>(`${summaries}[aria-busy]`).forEach(open);

  function open(summary: HTMLElement): void {
    summary.removeAttribute('aria-busy');
    void loadSheet();
    const room = summary.nextElementSibling!;
    if (!room.firstChild) room.append(calculator());
  }

  function calculator(): HTMLElement {
    const slider = element('input', {...SLIDER, type: 'range', 'aria-label': words.price});
    const box = element('input', {inputmode: 'numeric', autocomplete: 'off'});
    const takes = element('b');
    const keeps = element('b');
    const show = (price: number) => {
      const texts = calculate(price);
      slider.value = String(price);
      slider.setAttribute('aria-valuetext', texts.price);
      takes.textContent = price ? texts.commission : '';
      keeps.textContent = price ? texts.price : '';
      return texts.number;
    };
    slider.addEventListener('input', () => (box.value = show(Number(slider.value))));
    box.addEventListener('input', () => show(priceOf(box.value)));
    box.value = show(FIRST);
    return element(
      'div',
      {'data-saving': ''},
      element('label', {}, words.price, box),
      slider,
      element(
        'output',
        {'aria-live': 'polite'},
        element('span', {}, `${words.takes} `, takes),
        element('span', {}, `${words.keeps} `, keeps),
      ),
    );
  }
}
