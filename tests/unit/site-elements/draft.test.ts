/** @jest-environment jsdom */
import {keepDraft} from 'site-elements/draft';

const KEY = 'draft-query';

function newForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form id="query">
      <input id="name">
      <select id="country">
        <option value="+977-">Nepal</option>
        <option value="+93-">Afghanistan</option>
        <option value="+1-" data-id="CA">Canada</option>
        <option value="+1-" data-id="US">United States</option>
      </select>
      <textarea id="message"></textarea>
    </form>`;
  return document.forms[0]!;
}
const control = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

it('fills in what was stored, but not over what stands there already', () => {
  sessionStorage.setItem(KEY, '{"name":"Stored","country":"US","message":"Stored","gone":"x"}');
  const form = newForm();
  control<HTMLInputElement>('name').value = 'Typed early';
  keepDraft(form);
  expect(control<HTMLInputElement>('name').value).toBe('Typed early');
  expect(control<HTMLSelectElement>('country').selectedIndex).toBe(3);
  expect(control<HTMLTextAreaElement>('message').value).toBe('Stored');
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toMatchObject({name: 'Typed early'});
});

it.each([
  ['Typed', 'QuotaExceededError', true],
  ['', 'SecurityError', false],
])('asks before %p is lost where it cannot be stored', (text, name, isAsked) => {
  sessionStorage.clear();
  const refuse = (method: 'setItem' | 'removeItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', name);
    });
  const refused = [refuse('setItem'), refuse('removeItem')];
  const form = newForm();
  control<HTMLInputElement>('name').value = text;
  keepDraft(form);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
  expect(leave()).toBe(isAsked);
  refused.forEach((each) => each.mockRestore());
  window.dispatchEvent(new Event('pagehide'));
  expect(leave()).toBe(false);
});

it.each([
  [1, '+93-'],
  [2, 'CA'],
])('stores option %d as %s, and chooses it again', (index, stored) => {
  sessionStorage.clear();
  keepDraft(newForm());
  control<HTMLSelectElement>('country').selectedIndex = index;
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({country: stored});
  keepDraft(newForm());
  expect(control<HTMLSelectElement>('country').selectedIndex).toBe(index);
});

it.each(['null', '[', '"text"', '{"name":7}'])('makes nothing of a broken draft: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(() => keepDraft(newForm())).not.toThrow();
  expect(control<HTMLInputElement>('name').value).toBe('');
});
