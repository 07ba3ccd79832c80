/** @jest-environment jsdom */
import facts from '@site/src/data/facts.yml';
import ContactFacts from '@site/src/components/ContactFacts';
import {renderWithoutScripts} from '../support/render';

const hours = facts['calling-hours']!;

afterEach(() => {
  facts['calling-hours'] = hours;
});

const status = () => document.querySelector<HTMLElement>('[data-open-from]');

it('says nothing of open and closed while nobody has named the days', () => {
  renderWithoutScripts(<ContactFacts />);
  expect(document.body.textContent).toContain('Hours: 10 AM to 5 PM NPT');
  expect(document.body.textContent).not.toMatch(/day|open|closed/i);
  expect(status()).toBeNull();
});

it('follows the clock where the days are known', () => {
  facts['calling-hours'] = {...hours, days: [0, 2]};
  renderWithoutScripts(<ContactFacts />);
  expect({...status()!.dataset}).toEqual({openFrom: '600', openTo: '1020', openDays: '02'});
});
