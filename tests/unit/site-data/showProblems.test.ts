/** @jest-environment jsdom */
import {showProblems} from '@site/src/plugins/site-data/client/showProblems';
import type {Problem} from '@site/src/lib/diagnostics';

const problem: Problem = {
  file: 'src/data/team.yml',
  line: 3,
  place: ['asha', 'role'],
  id: 'field.missing',
  values: {field: '<b>'},
  example: 'role: {en: Designer, ne: डिजाइनर}',
};

const report = () => document.querySelector('[role=alert]');

afterEach(() => showProblems([], document));

describe('showProblems', () => {
  it('covers the page with the report, as text', () => {
    showProblems([problem], document);
    expect(report()?.textContent).toContain('To fix in the lists and pages: 1');
    expect(report()?.textContent).toContain('src/data/team.yml:3  asha › role');
    expect(report()?.textContent).toContain('"<b>" is missing.');
    expect(report()?.textContent).toContain('role: {en: Designer, ne: डिजाइनर}');
    expect(report()?.querySelector('b')).toBeNull();
  });

  it('replaces the report by the next one, and takes it away when all is right', () => {
    showProblems([problem], document);
    showProblems([problem, problem], document);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(report()?.textContent).toContain('To fix in the lists and pages: 2');
    showProblems([], document);
    expect(report()).toBeNull();
  });

  it('lets the writer look at the page behind it', () => {
    showProblems([problem], document);
    document.querySelector('button')?.click();
    expect(report()).toBeNull();
  });
});
