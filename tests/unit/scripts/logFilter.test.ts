import {createLogFilter, plainErrors} from '../../../scripts/lib/logFilter';

const plain = (text: string) => plainErrors(text.split('\n')).join('\n');

it('says of a full disk nothing else', () => {
  expect(
    plain(`[ERROR] Error: Unable to build website for locale en.
        Error: Can't render static file for pathname "/tos"
[Error: ENOSPC: no space left on device, write] {
            errno: -28,`),
  ).toBe('The disk is full. A build needs about 500 MB.');
});

it('leaves of a broken link only what a writer has to know', () => {
  expect(
    plain(`[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    ... 4 lines matching cause stack trace ...
    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: Error: Docusaurus found broken links!

  Note: it's possible to ignore broken links with the 'onBrokenLinks' configuration.

  Exhaustive list of all broken links found:
  - Broken link on source page path = /press:
     -> linking to /nothing
  - Broken link on source page path = /ne/press:
     -> linking to /nothing

      at Object.async (node_modules/@docusaurus/logger/lib/perfLogger.js:42:47)
      at Array.map (<anonymous>)
      at async Promise.all (index 0)
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2`),
  ).toBe(`Docusaurus found broken links!
  Exhaustive list of all broken links found:
  - Broken link on source page path = /press:
     -> linking to /nothing
  - Broken link on source page path = /ne/press:
     -> linking to /nothing`);
});

it('keeps the file, the cause and the line of a page that cannot be read', () => {
  expect(
    plain(`[ERROR] Client bundle compiled with errors therefore further build is impossible.
╰─▶   × Error: MDX compilation failed for file "docs/press.mdx"
        │ Cause: Unexpected end of file in expression
        │ Details:
        │ {
        │   "column": 1,
        │   "line": 8,
        │   "place": {
        │     "line": 9
        │   },
        │   "reason": "Unexpected end of file in expression"
        │ }
        │
        │     at compileToJSX (node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)`),
  ).toBe(`MDX compilation failed for file "docs/press.mdx"
Cause: Unexpected end of file in expression
Line: 8`);
});

it('drops the traces of the bundler, too', () => {
  expect(
    plain(`  ×   Error: The template did not return HTML.
  │
  │   - index.js:684 HtmlWebpackPlugin.evaluate
  │     [main]/[html-webpack-plugin]/index.js:684:11
  │   - async Promise.all
  - "/about"`),
  ).toBe('The template did not return HTML.\n  - "/about"');
});

it('keeps warnings and words that only look like a trace, and drops colours', () => {
  expect(plain('\u001b[33m[WARNING]\u001b[39m A page has no title\n  at most three: no more')).toBe(
    '[WARNING] A page has no title\n  at most three: no more',
  );
});

describe('the log of a development server', () => {
  let printed: string[];
  beforeEach(() => {
    printed = [];
    jest.useFakeTimers();
    jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('prints a message in one piece, once, and says when the errors are fixed', () => {
    const log = createLogFilter('Nepali');
    const fails = () => {
      log.onStderr('[ERROR] Error: No such page');
      jest.advanceTimersByTime(50);
      log.onStderr('    at run (node_modules/a.js:1:2)');
      log.onStderr('Line: 3');
      jest.advanceTimersByTime(300);
    };
    fails();
    fails();
    log.onStdout('client compiled successfully');
    log.onStdout('client compiled successfully');
    expect(printed).toEqual([
      '[Nepali] No such page\n[Nepali] Line: 3',
      '[Nepali] The errors are fixed.',
    ]);
    fails();
    expect(printed).toHaveLength(3);
  });

  it('does not say that the errors are fixed while a writer has something to fix', () => {
    const log = createLogFilter('English');
    log.onStderr('One thing to fix in the lists and pages:');
    jest.advanceTimersByTime(300);
    log.onStdout('client compiled successfully');
    expect(printed).toEqual(['[English] One thing to fix in the lists and pages:']);
    log.onStdout('The lists and pages are in order.');
    log.onStdout('client compiled successfully');
    expect(printed[1]).toBe('[English] The errors are fixed.');
  });

  it('prints nothing of what a server says while all is right', () => {
    const log = createLogFilter('English');
    log.onStderr('<i> [webpack-dev-server] Project is running at http://127.0.0.1:4000/');
    log.onStdout('client compiled successfully in 3.2 seconds');
    jest.advanceTimersByTime(300);
    expect(printed).toEqual([]);
  });
});
