import {headingOf} from '@site/src/plugins/social/storeImages';

it('takes the words of the first h1 and of nothing else', () => {
  const html = '<h2>Before</h2><h1 class=big id="x">A market</h1><h1>Another</h1>';
  expect(headingOf(html)).toBe('A market');
});

it('joins what React parts in the middle of a word', () => {
  expect(headingOf('<h1>सिपालु<!-- -->मा स्वागत छ</h1>')).toBe('सिपालुमा स्वागत छ');
});

it('drops nested tags and keeps their words', () => {
  const html = '<h1>Rs <span class="a">1,999</span> a<br/>year:\n  <em>why <b>this</b></em>?</h1>';
  expect(headingOf(html)).toBe('Rs 1,999 a year: why this?');
});

it('decodes entities once', () => {
  expect(headingOf('<h1>Q&amp;A &lt;b&gt; &quot;x&quot; it&#x27;s &#2325; &amp;lt;</h1>')).toBe(
    'Q&A <b> "x" it\'s क &lt;',
  );
});

it('keeps spaces that hold words together and the joiners of Devanagari', () => {
  expect(headingOf('<h1> रु&nbsp;१,९९९  क्\u200dष\u00ad </h1>')).toBe('रु\u00a0१,९९९ क्\u200dष');
});

it('finds none on a page without one, or with an empty one', () => {
  expect(headingOf('<h2>About</h2>')).toBeNull();
  expect(headingOf('<h1> <!-- --> </h1>')).toBeNull();
});
