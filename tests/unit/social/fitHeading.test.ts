import {breakLines, fitHeading, wordsOf} from '@site/src/plugins/social/fitHeading';
import {HEADING_SIZES} from '@site/src/plugins/social/layout';

/** Every letter is ten wide, and a space is ten wide, too. */
const words = (text: string) =>
  wordsOf(text).map((word) => ({text: word, width: 10 * word.length}));

describe('breakLines', () => {
  it('leaves a single line as it is', () => {
    expect(breakLines(words('a bb ccc'), 10, 1)).toEqual({lines: ['a bb ccc'], width: 80});
  });

  it('makes lines as even as they can be', () => {
    expect(breakLines(words('aaaa bbbb cc dd'), 10, 2)?.lines).toEqual(['aaaa bbbb', 'cc dd']);
    expect(breakLines(words('one two three four five six'), 10, 3)).toEqual({
      lines: ['one two', 'three four', 'five six'],
      width: 100,
    });
  });

  it('never makes an empty line', () => {
    expect(breakLines(words('one two'), 10, 3)).toBeNull();
  });

  it('never breaks at a space that keeps words together', () => {
    expect(wordsOf('वर्षको  रु\u00a0१,९९९:\nयो')).toEqual(['वर्षको', 'रु\u00a0१,९९९:', 'यो']);
  });
});

describe('fitHeading', () => {
  const fit = (heading: string, perLetter: number) =>
    fitHeading(heading, 'en', (word, size) =>
      Promise.resolve((word.length * perLetter * size) / 100),
    );

  it('sets a short heading at the largest size on one line', async () => {
    expect(await fit('Videos', 50)).toEqual({lines: ['Videos'], size: HEADING_SIZES[0]});
  });

  it('steps down for a long heading and uses up to three lines', async () => {
    const short = await fit('Four steps with no one in between', 50);
    const long = await fit(
      'Four steps with no one in between and then some more words to read',
      50,
    );
    expect(short.lines).toHaveLength(2);
    expect(long.lines).toHaveLength(3);
    expect(long.size).toBeLessThan(short.size);
  });

  it('leaves out whole words at the end when nothing else helps', async () => {
    const {lines, size} = await fit(Array.from({length: 40}, (_, n) => `word${n}`).join(' '), 50);
    expect(size).toBe(HEADING_SIZES.at(-1));
    expect(lines).toHaveLength(3);
    expect(lines.join(' ')).toMatch(/^word0 word1 .*word\d+ …$/);
  });

  it('keeps a single word that is too wide whole', async () => {
    expect((await fit('x'.repeat(90), 50)).lines).toEqual(['x'.repeat(90)]);
    expect((await fit(`${'x'.repeat(90)} y`, 50)).lines).toEqual(['x'.repeat(90)]);
  });
});
