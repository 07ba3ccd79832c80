import {copyToClipboard} from '../lib/message';
import {preetiToUnicode, unicodeToPreeti} from 'nepali-text/preeti';
import {define, SiteElement} from 'site-elements/element';

/** Two boxes, each of which follows the other, and a button to copy from each. */
class SitePreeti extends SiteElement {
  connectedCallback(): void {
    this.listen('input click');
    // Something may have been typed before this.
    const typed = this.#boxes.find(({value}) => value);
    if (typed) this.#convert(typed);
  }

  handleEvent({type, target}: Event): void {
    const button = (target as Element).closest('button');
    if (type === 'input') this.#convert(target as HTMLTextAreaElement);
    else if (button) void this.#copy(button.parentElement!.querySelector('textarea')!);
  }

  /** From the box that was typed in to the other one. */
  #convert(typed: HTMLTextAreaElement): void {
    const [preeti, unicode] = this.#boxes;
    if (typed === preeti) unicode!.value = preetiToUnicode(typed.value);
    else preeti!.value = unicodeToPreeti(typed.value);
  }

  async #copy(box: HTMLTextAreaElement): Promise<void> {
    const status = this.querySelector<HTMLElement>('[role=status]')!;
    status.textContent = '';
    const isCopied = await copyToClipboard(box.value, box);
    status.hidden = false;
    status.textContent = status.dataset[isCopied ? 'copied' : 'failed']!;
  }

  get #boxes() {
    return [...this.querySelectorAll('textarea')];
  }
}

define('site-preeti', SitePreeti);
