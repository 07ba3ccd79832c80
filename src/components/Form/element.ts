import {fill} from 'content/lists/fill';
import {type Channel, fillLink, phoneNumber, systemOf, TOPIC} from '@site/src/lib/message';
import {type Control, controlsOf, keepDraft} from 'site-elements/draft';
import {copyText} from 'site-elements/copyText';
import {SiteElement} from 'site-elements/element';
import {localDigits} from '@site/src/lib/localDigits';

/** Unlike the browser, treats white space as empty. */
const isBlank = ({value}: Control): boolean => value.trim() === '';

/** The browser decides what an email address is; it knows English letters only. */
function isAddress(text: string): boolean {
  const value = text.replace(/[\p{L}\p{M}\p{N}\u200c\u200d]/gu, 'a');
  return Object.assign(document.createElement('input'), {type: 'email', value}).checkValidity();
}

const isWrong = (control: Control): boolean =>
  !control.validity.valid ||
  (control.required && isBlank(control)) ||
  (control.getAttribute('inputmode') === 'email' && !isAddress(control.value));

/**
 * Focuses an element and scrolls its label into view: the browser's own scrolling may leave a label, or the
 * first lines of a high element, above the screen or under the header.
 */
function focusInView(element: HTMLElement, top: Element = element): void {
  top.scrollIntoView();
  element.focus({preventScroll: true});
}

/** Checks a form, makes a message of it for the visitor to send, and stores a draft. */
export default class SiteForm extends SiteElement {
  connectedCallback(): void {
    this.listen('submit input change click');
    this.#form.noValidate = true;
    const topic = new URLSearchParams(location.search).get(TOPIC);
    const begun = controlsOf(this.#form).flatMap((control) => {
      const isNamed = topic && control.dataset.topic?.split(' ').includes(topic);
      return isNamed ? [[control.id, control.getAttribute(`data-begun-${topic}`) ?? topic]] : [];
    });
    keepDraft(this.#form, Object.fromEntries(begun), () => this.#finish());
    this.#showFlags();
    this.byPart('offline').hidden = false;
  }

  handleEvent(event: Event): void {
    const {type} = event;
    if (type === 'change') this.#change(event.target as Control);
    else if (type === 'click') this.#press(event);
    // Typing removes errors but adds none.
    else if (type === 'input')
      this.#show(
        this.#required.filter((control) => !this.#errorOf(control).hidden && isWrong(control)),
      );
    else {
      event.preventDefault();
      const wrong = this.#required.filter(isWrong);
      this.#show(wrong);
      if (wrong.length > 0) return focusInView(this.byPart('summary'));
      this.#finish();
      focusInView(this.byPart('ready').querySelector('h2')!);
    }
  }

  /** A topic that is chosen begins the message, as that of the address does, but not over what was typed. */
  #change(changed: Control): void {
    this.#showFlags();
    controlsOf(this.#form).forEach((control) => {
      const begun = control.getAttribute(`data-begun-${changed.value}`);
      if (begun && changed instanceof HTMLSelectElement && isBlank(control)) control.value = begun;
    });
  }

  /** Shows the errors of these fields. */
  #show(wrong: readonly Control[]): void {
    for (const control of this.#required) {
      const isShown = wrong.includes(control);
      this.#errorOf(control).hidden = !isShown;
      this.byPart('summary').querySelector(`[href="#${control.id}"]`)!.parentElement!.hidden =
        !isShown;
      control.setAttribute('aria-invalid', String(isShown));
      const descriptions = ['hint', ...(isShown ? ['error'] : [])]
        .map((part) => `${control.id}-${part}`)
        .filter((id) => document.getElementById(id));
      control.setAttribute('aria-describedby', descriptions.join(' '));
    }
    const summary = this.querySelector<HTMLElement>('[data-part=summary]');
    if (summary) summary.hidden = wrong.length === 0;
  }

  #finish(): void {
    const ready = this.byPart('ready');
    const box = ready.querySelector('textarea')!;
    const opening = this.#form.querySelector<HTMLElement>('option:checked[data-opening]');
    const subject = opening?.dataset.opening ?? ready.dataset.subject!;
    const text = [opening ? subject : (this.dataset.opening ?? []), ...this.#lines()]
      .flat()
      .join('\n');
    const message = {subject, text};
    box.value = text;
    ready.querySelectorAll<HTMLAnchorElement>('[data-channel]').forEach((link) => {
      const {channel, target} = link.dataset;
      const filled = fillLink(channel as Channel, target!, message, systemOf(navigator));
      link.href = filled.href;
      const note = document.getElementById(`${this.#form.id}-${channel}-cut`)!;
      note.hidden = filled.cutAt === undefined;
      const values = {fitting: localDigits(filled.cutAt ?? 0), all: localDigits(text.length)};
      note.textContent = note.hidden ? '' : fill(note.dataset.cut!, values);
    });
    this.byPart('status').textContent = '';
    const wanted = ready.querySelector<HTMLElement>('[data-part=wanted]');
    if (wanted) wanted.hidden = !isBlank(this.#form.querySelector(`#${wanted.dataset.field}`)!);
    this.#form.hidden = true;
    ready.hidden = false;
  }

  /**
   * A line for each field that is not empty, or phone number: `data-line` with its value. First what is chosen in the
   * search of the page, if the form names it.
   */
  #lines(): string[] {
    const {search} = this.dataset;
    const searched = search ? document.querySelectorAll<HTMLElement>(search) : [];
    const withLine = [...searched, ...this.#form.querySelectorAll<HTMLElement>('[data-line]')];
    return withLine.flatMap((field) => {
      const [control, number, extension] = controlsOf(field) as [Control, Control?, Control?];
      const chosen = control instanceof HTMLSelectElement && control.selectedOptions[0];
      const value = number
        ? phoneNumber(control.value, number.value, extension?.value, field.dataset.extension)
        : chosen
          ? chosen.value && chosen.text
          : control.value.trim();
      return value ? [fill(field.dataset.line!, {value})] : [];
    });
  }

  #press(event: Event): void {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('[data-part=summary] a');
    if (link) {
      // Following the link would leave the hash in the address.
      event.preventDefault();
      const field = this.#form.querySelector<HTMLInputElement>(link.hash)!;
      return focusInView(field, field.closest('fieldset') ?? field.labels![0]);
    }
    const pressed = target.closest<HTMLElement>('button')?.dataset.part;
    if (pressed === 'copy') this.#copy();
    if (pressed !== 'back') return;
    this.#form.hidden = false;
    this.byPart('ready').hidden = true;
    controlsOf(this.#form)[0]!.focus();
  }

  #copy(): void {
    const box = this.byPart('ready').querySelector('textarea')!;
    void copyText(box.value, this.byPart('status'), box);
  }

  /** Beside a select of countries is the flag of the chosen one. */
  #showFlags(): void {
    this.querySelectorAll('select').forEach(({parentElement, selectedOptions}) => {
      const flag = parentElement!.querySelector('use[href]');
      const [sprite] = flag?.getAttribute('href')!.split('#') ?? [];
      flag?.setAttribute('href', `${sprite}#${selectedOptions[0]!.dataset.id}`);
    });
  }

  get #form() {
    return this.querySelector('form')!;
  }

  /** The fields that have a message for what is wrong with them. */
  get #required() {
    return controlsOf(this.#form).filter((control) => this.#errorOf(control));
  }

  #errorOf = ({id}: Control) => document.getElementById(`${id}-error`)!;
}
