import {foldWords} from 'nepali-text/foldText';
import {matches} from '@site/src/elements/_matches';

describe('matches', () => {
  const texts = ['“Sample headline: 50K INSTALLS”', 'News outlet 12', '20 December 2024'];
  const nepali = [
    'नमुना शीर्षक: ५० हजार मोबाइलमा पुग्यो एप',
    'रेडियो ०४',
    '२०८१ पुस ५ (सन् २०२४ डिसेम्बर २०)',
  ];

  it.each([
    ['nothing', ''],
    ['spaces only', ' \t '],
    ['a word in another case', 'instalLs'],
    ['spaces around it', '  headline '],
    ['several words in any order and in different texts', 'december outlet 50k'],
    ['Devanagari digits for Latin ones', '२०२४'],
  ])('finds %s', (_what, search) => {
    expect(matches(search, texts)).toBe(true);
  });

  it.each([
    ['Latin digits for Devanagari ones', '2024'],
    ['a month', 'डिसेम्बर'],
    ['the beginning of a word with its ending tied to it', 'मोबाइल'],
    ['a joiner that nobody sees', 'मो\u200Dबाइल\u200C'],
  ])('finds in Nepali %s', (_what, search) => {
    expect(matches(search, nepali)).toBe(true);
  });

  it('wants every word', () => {
    expect(matches('headline radio', texts)).toBe(false);
  });

  it('does not find a word across two texts', () => {
    expect(matches('installs”news', texts)).toBe(false);
  });

  it.each(['.*', '[', '\\', '(?:'])('takes %s for letters, not for a pattern', (search) => {
    expect(matches(search, texts)).toBe(false);
    expect(matches(search, [`a ${search} b`])).toBe(true);
  });
});

describe('foldWords', () => {
  it('makes one of the two ways to write a letter with a mark', () => {
    expect(foldWords('caf\u0065\u0301')).toBe(foldWords('caf\u00E9'));
    // The letter with its dot, and the letter and the dot.
    expect(foldWords('\u095C')).toBe(foldWords('\u0921\u093C'));
  });

  it('sees through a joiner between a letter and its mark', () => {
    expect(foldWords('e\u200D\u0301')).toBe('é');
  });
});
