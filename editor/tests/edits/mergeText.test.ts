import {mergeSentences, mergeText, replacePart} from '../../edits/mergeText';
import {createRandom} from '../../../tests/random';

const BASE = 'We are in Nepal. It costs <Fact id="fee" />. We charge no commission.\n\nThe end.\n';
const [first, , last] = ['We are in Nepal.', 'It costs', 'We charge no commission.'];

it('asks for the sentence that both changed, and keeps what each added', () => {
  const mine = BASE.replace('It costs', 'It is only').replace(last!, `${last} Call us.`);
  const theirs = BASE.replace('It costs', 'You pay').replace(first!, `${first} Since 2020.`);
  expect(mergeText(BASE, mine, theirs)).toEqual({
    text: mine.replace(first!, `${first} Since 2020.`),
    clashes: [
      {
        block: expect.stringContaining('Call us.') as string,
        base: 'It costs <Fact id="fee" />.',
        mine: 'It is only <Fact id="fee" />.',
        theirs: 'You pay <Fact id="fee" />.',
      },
    ],
    joined: [expect.objectContaining({mine: mine.split('\n')[0]})],
  });
});

it.each(['\n\nThe end.\n', '\n', ''])(
  'puts what both add at the end of a paragraph into one line before %j, and says that both did',
  (rest) => {
    const [base, my, their] = ['', ' We are everywhere.', ' It works across Nepal.'].map(
      (added) => `No commission is taken.${added}${rest}`,
    );
    const line = 'No commission is taken. We are everywhere. It works across Nepal.';
    expect(mergeText(base!, my!, their!)).toEqual({
      text: line + rest,
      clashes: [],
      joined: [{text: line, mine: 'No commission is taken. We are everywhere.'}],
    });
  },
);

it('makes one paragraph of two new ones with a sentence in common, as when one was written after the other', () => {
  const [base, mine, theirs] = [
    '',
    'We are in every district. Call us.',
    'We are in every district. Write to us.',
  ].map((added) => ['The start.', added, 'The end.\n'].filter(Boolean).join('\n\n'));
  expect(mergeText(base!, mine!, theirs!)).toMatchObject({
    text: 'The start.\n\nWe are in every district. Call us. Write to us.\n\nThe end.\n',
    clashes: [],
    joined: [{mine: 'We are in every district. Call us.'}],
  });
});

it('asks when both wrote other words in place of a sentence, however many', () => {
  expect(mergeSentences('Old words here.', 'One. Two.', 'Something else.')).toMatchObject({
    text: 'One. Two.',
    clashes: [{mine: 'One.', theirs: 'Something else.'}],
  });
});

it.each(['The @ is Rs. 500.', 'यसको @ रु. ५०० हो।', 'यो @ डा. रामको हो।'])(
  'takes an abbreviation for no end of a sentence: %s',
  (sentence) => {
    const [base, mine, theirs] = ['fee', 'price', 'amount'].map((word) =>
      sentence.replace('@', word),
    );
    expect(mergeSentences(base!, mine!, theirs!).clashes).toMatchObject([{base, mine, theirs}]);
  },
);

it('replaces a part', () => {
  expect(replacePart('One. Two. Three.', 'Two.', 'Deux.')).toBe('One. Deux. Three.');
  expect(replacePart('One. Two. Three.', 'Two.', '')).toBe('One. Three.');
  expect(replacePart('One.', 'Two.', 'Deux.')).toBe('One.');
});

it('loses and doubles no sentence of 500 pairs of writers, and makes no line break', () => {
  const random = createRandom(11);
  const below = (count: number) => Math.floor(random() * count);
  let count = 0;
  const sentence = () => `Word${(count += 1)} is the ${count}th of all ${count * 7}.`;
  for (let pair = 0; pair < 500; pair += 1) {
    const blocks = Array.from({length: 1 + below(3)}, () =>
      Array.from({length: 1 + below(4)}, sentence),
    );
    const write = (all: readonly (readonly string[])[]) =>
      `${all.map((one) => one.join(' ')).join('\n\n')}\n`;
    /** A sentence changed in some words, or added. */
    const edited = () => {
      const copy = blocks.map((block) => [...block]);
      for (let edits = 1 + below(3); edits > 0; edits -= 1) {
        const block = copy[below(copy.length)]!;
        const at = below(block.length + 1);
        if (random() < 0.5) block.splice(at, 0, sentence());
        else if (block[at]) block[at] = block[at].replace('is the', `is my${(count += 1)}`);
      }
      return write(copy);
    };
    const [base, mine, theirs] = [write(blocks), edited(), edited()];
    const {text, clashes} = mergeText(base, mine, theirs);
    const sentencesOf = (source: string) => source.split(/(?<=\.)\s+/).filter(Boolean);
    const replaced = clashes.map((clash) => clash.theirs);
    const wanted = new Set([...sentencesOf(mine), ...sentencesOf(theirs)]);
    const isGone = (one: string) =>
      sentencesOf(base).includes(one) && !(mine.includes(one) && theirs.includes(one));
    const kept = [...wanted].filter((one) => !replaced.includes(one) && !isGone(one));
    expect(sentencesOf(text).sort()).toEqual(kept.sort());
    expect(text.split('\n')).toHaveLength(base.split('\n').length);
  }
});
