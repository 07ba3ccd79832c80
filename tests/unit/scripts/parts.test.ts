import {chooseParts, partNames} from '../../../scripts/test/parts';

it('runs everything when nothing is named', () => {
  expect(chooseParts([])).toEqual({parts: [...partNames], words: []});
});

it('runs the named parts in their own order, each once', () => {
  expect(chooseParts(['browser', 'unit', 'unit'])).toEqual({parts: ['unit', 'browser'], words: []});
});

it('passes further words on to a runner', () => {
  expect(chooseParts(['unit', '-t', 'a name'])).toEqual({parts: ['unit'], words: ['-t', 'a name']});
  expect(chooseParts(['browser', 'menu.spec.ts', 'unit'])).toEqual({
    parts: ['browser'],
    words: ['menu.spec.ts', 'unit'],
  });
});

it.each([[['spelling']], [['spelling', 'unit']]])('names the parts when given %j', (args) => {
  expect(chooseParts(args)).toEqual({
    problem: `There is no part "spelling". The parts are: ${partNames.join(', ')}. For example: npm test -- unit -t "a name"`,
  });
});

it.each([[['types', '-t', 'x']], [['unit', 'browser', '-t']], [['-t', 'x']]])(
  'says who can take further words when given %j',
  (args) => {
    expect(chooseParts(args)).toEqual({
      problem: expect.stringContaining(
        'Only one of unit, browser and hosting can take further words such as -t.',
      ),
    });
  },
);
