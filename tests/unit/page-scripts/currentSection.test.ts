/** @jest-environment jsdom */
import {markCurrentSection} from '../../../src/page-scripts/currentSection';
import {one, open, scrollPage} from './support';

it('marks the section that is read', () => {
  open(
    markCurrentSection,
    '<nav data-contents><a href="#a">A</a><a href="#b">B</a></nav><h2 id="a">A</h2><h2 id="b">B</h2>',
  );
  for (const [scrollY, current] of [
    [0, 'A'],
    [800, 'B'],
    [300, 'A'],
  ] as const) {
    one('#a').getBoundingClientRect = () => ({top: 300 - scrollY}) as DOMRect;
    one('#b').getBoundingClientRect = () => ({top: 900 - scrollY}) as DOMRect;
    scrollPage(scrollY);
    expect(one('[aria-current=location]').textContent).toBe(current);
  }
});

it('marks the first one without a layout while the page arrives', () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  open(
    markCurrentSection,
    '<nav data-contents><a href="#a">A</a><a href="#b">B</a></nav><h2 id="a">A</h2><h2 id="b">B</h2>',
  );
  expect(one('[aria-current=location]').textContent).toBe('A');
  expect(measured).not.toHaveBeenCalled();
});
