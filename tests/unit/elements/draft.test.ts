/** @jest-environment jsdom */
import {keepDraft} from '@site/src/elements/_draft';

const KEY = 'draft-query';

function newForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form id="query">
      <input id="name">
      <select id="country">
        <option value="+977-" data-id="NP">Nepal</option>
        <option value="+1-" data-id="CA">Canada</option>
        <option value="+1-" data-id="US">United States</option>
      </select>
      <textarea id="message"></textarea>
    </form>`;
  return document.forms[0]!;
}
const control = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const type = (id: string, value: string) => {
  control<HTMLInputElement>(id).value = value;
  control(id).dispatchEvent(new Event('input', {bubbles: true}));
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

it('stores what was typed after a pause, by the country and not by its code', () => {
  keepDraft(newForm());
  control<HTMLSelectElement>('country').selectedIndex = 2;
  type('name', 'Asha');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  jest.advanceTimersByTime(300);
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({name: 'Asha', country: 'US'});
});

it('fills in what was stored, but not over what stands there already', () => {
  sessionStorage.setItem(KEY, '{"name":"Stored","country":"US","message":"Stored","gone":"x"}');
  const form = newForm();
  control<HTMLInputElement>('name').value = 'Typed early';
  keepDraft(form);
  expect(control<HTMLInputElement>('name').value).toBe('Typed early');
  expect(control<HTMLSelectElement>('country').selectedIndex).toBe(2);
  expect(control<HTMLTextAreaElement>('message').value).toBe('Stored');
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toMatchObject({name: 'Typed early'});
});

it('stores when the page is left, and when the form goes away', () => {
  const end = keepDraft(newForm());
  type('name', 'A');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toContain('"A"');
  type('name', 'B');
  end();
  expect(sessionStorage.getItem(KEY)).toContain('"B"');
});

it('begins with what is asked for where there is no draft, and stores it only when it was changed', () => {
  sessionStorage.setItem(KEY, '{"name":"Stored"}');
  const end = keepDraft(newForm(), {name: 'Begun', message: 'Begun'});
  expect(control<HTMLInputElement>('name').value).toBe('Stored');
  expect(control<HTMLTextAreaElement>('message').value).toBe('Begun');
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({name: 'Stored'});
  type('message', 'Begun and changed');
  end();
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toMatchObject({message: 'Begun and changed'});
});

it.each(['null', '[', '"text"', '{"name":7}'])('makes nothing of a broken draft: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(() => keepDraft(newForm())).not.toThrow();
  expect(control<HTMLInputElement>('name').value).toBe('');
});

it('works without storage', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const end = keepDraft(newForm());
  type('name', 'A');
  expect(() => {
    jest.runAllTimers();
    end();
  }).not.toThrow();
  denied.mockRestore();
});
