import {copyText} from 'site-elements/copyText';
import {preetiToUnicode, unicodeToPreeti} from 'nepali-text/preeti';
import {SiteElement} from 'site-elements/element';

/** Two boxes, each converted from the other, with a button to copy each. */
export default class SitePreeti extends SiteElement {
  connectedCallback(): void {
    this.listen('input click');
    // Something may have been typed before the module was loaded.
    const typed = this.#boxes.find(({value}) => value);
    if (typed) this.#convert(typed);
  }

  handleEvent({type, target}: Event): void {
    const button = (target as Element).closest('button');
    if (type === 'input') this.#convert(target as HTMLTextAreaElement);
    else if (button) this.#copy(button.parentElement!.querySelector('textarea')!);
  }

  /** Converts the text of the box that was typed in into the other box. */
  #convert(typed: HTMLTextAreaElement): void {
    const [preeti, unicode] = this.#boxes;
    if (typed === preeti) unicode!.value = preetiToUnicode(typed.value);
    else preeti!.value = unicodeToPreeti(typed.value);
  }

  #copy(box: HTMLTextAreaElement): void {
    const status = this.querySelector<HTMLElement>('[role=status]')!;
    status.hidden = false;
    void copyText(box.value, status, box);
  }

  get #boxes() {
    return [...this.querySelectorAll('textarea')];
  }
}
