import {copyText} from 'site-elements/copyText';
import {controlsOf, keepDraft} from 'site-elements/draft';
import {fetchTranslation} from '@site/src/lib/fetchTranslation';
import {agreementText} from './agreementText';
import {SiteElement} from 'site-elements/element';

/** Puts what is typed into the sheet, prints and copies it, and keeps a draft in this tab. */
export default class SiteAgreement extends SiteElement {
  connectedCallback(): void {
    this.listen('input click');
    keepDraft(this.#form);
    this.#write();
    this.byPart('offline').hidden = false;
    const trade = new URLSearchParams(location.search).get('trade');
    // Without its advice the page is complete.
    if (trade && /^[a-z-]+$/.test(trade)) this.#advise(trade).catch(() => undefined);
  }

  handleEvent({type, target}: Event): void {
    if (type === 'input') this.#write();
    const pressed = (target as Element).closest('button');
    if (pressed === this.byPart('print')) window.print();
    if (pressed === this.byPart('copy'))
      void copyText(agreementText(this.byPart('sheet')), this.byPart('status'));
  }

  #write(): void {
    for (const {id, value} of controlsOf(this.#form)) {
      document.getElementById(`${id}-said`)!.textContent = value.trim();
    }
  }

  /** The advice on the page of a trade, which is in the cache of who comes from there. */
  async #advise(trade: string): Promise<void> {
    const trades = this.querySelector<HTMLAnchorElement>('aside a')!;
    const page = await fetchTranslation(`${trades.pathname}/${trade}`);
    const lines = [...page.querySelectorAll('[data-part=advice] li')].map(({textContent}) => {
      const line = document.createElement('li');
      line.textContent = textContent;
      return line;
    });
    this.byPart('advice').append(...lines);
  }

  get #form() {
    return this.querySelector('form')!;
  }
}
