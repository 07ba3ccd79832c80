import type {Problem} from '../../../lib/diagnostics';

const id = 'site-data-problems';

/*
 * Plain elements with inline styles: this has to be readable on a page whose own code or style is
 * broken. It is part of the dev server only.
 */
const styles: Record<string, string> = {
  section:
    'position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:24px max(16px,calc(50vw - 420px));background:#14183a;color:#fff;font:17px/1.6 system-ui,sans-serif',
  h1: 'margin:0 0 8px;color:#f6b02c;font-size:26px;line-height:1.3',
  h2: 'margin:28px 0 0;color:#f6b02c;font:700 16px/1.6 ui-monospace,monospace',
  p: 'margin:0',
  pre: 'margin:8px 0 0;padding:12px 16px;background:#fff;color:#14183a;font:15px/1.6 ui-monospace,monospace;white-space:pre-wrap',
  button:
    'min-height:44px;margin:24px 0 0;padding:0 20px;border:2px solid #f6b02c;background:none;color:#fff;font:inherit;cursor:pointer',
};

/** Shows the problems in the lists over the page; removes them when there are none. */
export function showProblems(problems: readonly Problem[], document: Document): void {
  document.getElementById(id)?.remove();
  if (problems.length === 0) {
    return;
  }
  const make = (tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = styles[tag] ?? '';
    return element;
  };
  const report = make('section', '');
  report.id = id;
  report.lang = 'en';
  report.setAttribute('role', 'alert');
  report.append(
    make('h1', problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`),
    make(
      'p',
      'The page behind shows the lists before the error. This message closes when the lists are valid.',
    ),
  );
  for (const {file, line, place, message, example} of problems) {
    report.append(
      make('h2', [`${file}:${line}`, place.join(' › ')].filter(Boolean).join('  ')),
      make('p', message),
      ...(example === undefined ? [] : [make('pre', example)]),
    );
  }
  const hide = make('button', 'Show the page until the next change');
  hide.setAttribute('type', 'button');
  hide.addEventListener('click', () => report.remove());
  report.append(hide);
  document.body.append(report);
}
