import {type Problem, reportProblems} from '../../../lib/diagnostics';

const id = 'site-data-problems';

/*
 * Plain elements with inline styles: this has to be readable on a page whose own code or style is
 * broken. It is part of the dev server only.
 */
const REPORT_STYLE =
  'position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:24px max(16px,calc(50vw - 420px));background:#14183a;color:#fff;font:16px/1.6 ui-monospace,monospace;white-space:pre-wrap';
const BUTTON_STYLE =
  'display:block;min-height:44px;padding:0 20px;border:2px solid #f6b02c;background:none;color:#fff;font:inherit;cursor:pointer';

/** Shows the problems in lists and pages over the page; removes them when there are none. */
export function showProblems(problems: readonly Problem[], document: Document): void {
  document.getElementById(id)?.remove();
  if (problems.length === 0) return;
  const report = document.createElement('section');
  report.id = id;
  report.lang = 'en';
  report.setAttribute('role', 'alert');
  report.style.cssText = REPORT_STYLE;
  report.textContent = `${reportProblems(problems, 'both')}\n\nThe page behind may show what was there before the mistake. This message closes when all of it is corrected.\n\n`;
  const hide = document.createElement('button');
  hide.type = 'button';
  hide.style.cssText = BUTTON_STYLE;
  hide.textContent = 'Show the page until the next change';
  hide.addEventListener('click', () => report.remove());
  report.append(hide);
  document.body.append(report);
}
