import {begin, elapsed, print, statusLine} from '@site/scripts/lib/progress.mjs';

const build = {name: 'build', done: 0, all: 0, unit: ''};
const browser = {name: 'browser', done: 120, all: 402, unit: 'tests'};

const {isTTY, columns} = process.stdout;

/** What is written to a terminal, or to a file. */
function written(isTerminal: boolean): string[] {
  const texts: string[] = [];
  Object.assign(process.stdout, {isTTY: isTerminal, columns: 80});
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    texts.push(String(text));
    return true;
  });
  jest.spyOn(performance, 'now').mockReturnValue(0);
  return texts;
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(process.stdout, {isTTY, columns});
});

it.each([
  [0, '0:00'],
  [7_900, '0:07'],
  [760_000, '12:40'],
  [3_600_000, '60:00'],
])('writes %i milliseconds as %s', (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text);
});

it('says in one line what runs, how far it is and what is to come', () => {
  expect(statusLine(65_000, [build, browser], '5 more to come', 80)).toBe(
    '1:05 · build · browser 120 of 402 tests · 5 more to come',
  );
});

it('cuts a line that is wider than the terminal', () => {
  const line = statusLine(65_000, [build, browser], '', 20);
  expect(line).toBe('1:05 · build · bro…');
  expect(statusLine(65_000, [build, browser], '', 0)).toBe('…');
});

it('draws one line anew on a terminal, below what is printed', () => {
  const texts = written(true);
  const step = begin('unit', '2 more to come');
  step.count(1, 3, 'files');
  print('a failure');
  step.end();
  expect(texts).toEqual([
    '\r\x1b[K0:00 · unit · 2 more to come',
    '\r\x1b[K0:00 · unit 1 of 3 files · 2 more to come',
    '\r\x1b[Ka failure\n',
    '\r\x1b[K0:00 · unit 1 of 3 files · 2 more to come',
    '\r\x1b[K',
  ]);
});

it('writes a line for each step and each quarter where nothing can be drawn anew', () => {
  const texts = written(false);
  const step = begin('unit', '2 more to come');
  for (let done = 0; done <= 100; done += 1) step.count(done, 100, 'files');
  step.end();
  begin('build').end();
  expect(texts).toEqual([
    '0:00 · unit · 2 more to come\n',
    '0:00 · unit 25 of 100 files\n',
    '0:00 · unit 50 of 100 files\n',
    '0:00 · unit 75 of 100 files\n',
    '0:00 · build · 2 more to come\n',
  ]);
});
