import {excerptOf, marksIn, queryTerms, wordsIn} from '@site/src/lib/words';

/** What a search that has found the words marks. */
function marked(text: string, ...found: string[]): string[] {
  const terms = found.map(queryTerms).flatMap(({words, forms}) => [...words, ...forms]);
  return marksIn(text, new Set(terms)).map(([start, end]) => text.slice(start, end));
}

describe('wordsIn', () => {
  it('keeps numbers with commas and words with joiners together', () => {
    const words = wordsIn('रु १,९९९, गर्\u200dयो; 10–15% UI/UX').map(({text}) => text);
    expect(words).toEqual(['रु', '१,९९९', 'गर्\u200dयो', '10', '15', 'UI', 'UX']);
  });
});

describe('marksIn', () => {
  it('marks a word in the other script and with an ending', () => {
    expect(marked('घरमा बिजुलीको काम', 'bijuli')).toEqual(['बिजुलीको']);
    expect(marked('The electrician (बिजुली मिस्त्री)', 'bijuli', 'mistri')).toEqual([
      ...['बिजुली', 'मिस्त्री'],
    ]);
    expect(marked('रु १,९९९ मात्र', '1999')).toEqual(['१,९९९']);
  });

  it('marks nothing where nothing was found', () => {
    expect(marked('बिजुली', 'bij')).toEqual([]);
    expect(marked('', 'bijuli')).toEqual([]);
  });
});

describe('excerptOf', () => {
  const filler = 'word '.repeat(60);

  it('is the whole of a short text, on one line', () => {
    expect(excerptOf('One fee.\nPaid once.', new Set(['onse']))).toEqual({
      text: 'One fee. Paid once.',
      marks: [[14, 18]],
    });
  });

  it('begins at a word a little before the first mark of a long text', () => {
    const {text, marks} = excerptOf(`${filler}the fee ${filler}`, new Set(['pi']), 100);
    expect(text).toMatch(/^…word .*the fee .*word…$/);
    expect(text.length).toBeLessThan(110);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['fee']);
  });

  it('is the beginning of a text without marks', () => {
    const {text, marks} = excerptOf(filler, new Set(['pi']), 20);
    expect(text).toBe('word word word word…');
    expect(marks).toEqual([]);
  });
});
