import {keyOf} from 'nepali-text/keys';
import {copyText} from 'site-elements/copyText';
import {readStored, store} from 'site-elements/storage';
import {SiteElement} from 'site-elements/element';

/**
 * The message of index.tsx: puts the sentences of what is chosen into it and into the link that sends it,
 * and copies it. What is chosen is kept for this visit, for the other language.
 */
export default class SiteAsk extends SiteElement {
  /** The choices that the message says. */
  #chosen: HTMLInputElement[] = [];

  connectedCallback(): void {
    this.listen('click keyup');
    const kept = readStored(this.dataset.draft!);
    this.#choices.forEach((choice, index) => {
      if (kept[index]) choice.checked = true;
    });
    this.#write();
  }

  handleEvent(event: Event): void {
    const target = event.target as HTMLInputElement;
    const isClick = event.type === 'click';
    if (isClick && this.byPart('copy').contains(target))
      void copyText(this.#text, this.byPart('status'));
    if (target.localName !== 'input') return;
    // The second press on a radio button takes the choice back; the space key is no click there.
    if (target.type === 'radio' && this.#chosen.includes(target)) {
      if (!isClick && keyOf(event as KeyboardEvent) !== ' ') return;
      if (!isClick) event.preventDefault();
      target.checked = false;
    }
    this.#write();
  }

  #write(): void {
    const choices = this.#choices;
    if (choices.length === 0) return;
    const before = this.#chosen;
    this.#chosen = choices.filter(({checked}) => checked);
    if (before.length + this.#chosen.length === 0) return;
    for (const part of ['need', 'question', 'home']) {
      const {dataset} = this.byPart(part);
      dataset.any ??= this.byPart(part).textContent!;
      this.byPart(part).textContent =
        this.#chosen.find(({name}) => name === part)?.value ?? dataset.any;
    }
    this.byPart('for-home').hidden = !this.#chosen.some(({name}) => name === 'home');
    const link = this.querySelector<HTMLAnchorElement>('[data-city-message]')!;
    link.search = `?text=${encodeURIComponent(this.#text)}`;
    store(
      this.dataset.draft!,
      Object.fromEntries(this.#chosen.map((choice) => [choices.indexOf(choice), 'on'])),
    );
  }

  get #choices() {
    return [...this.querySelectorAll('input')];
  }

  get #text() {
    return this.byPart('text').textContent!;
  }
}
