import {headingOf} from '@site/src/plugins/social/storeImages';

it.each([
  ['<h2>Before</h2><h1 class=big id="x">A market</h1><h1>Another</h1>', 'A market'],
  // What React parts in the middle of a word.
  ['<h1>सिपालु<!-- -->मा स्वागत छ</h1>', 'सिपालुमा स्वागत छ'],
  [
    '<h1>Rs <span class="a">1,999</span> a<br/>year:\n  <em>why?</em></h1>',
    'Rs 1,999 a year: why?',
  ],
  [
    '<h1>Q&amp;A &lt;b&gt; &quot;x&quot; it&#x27;s &#2325; &amp;lt;</h1>',
    'Q&A <b> "x" it\'s क &lt;',
  ],
  // Spaces that hold words together, and the joiners of Devanagari.
  ['<h1> रु&nbsp;१,९९९  क्\u200dष\u00ad </h1>', 'रु\u00a0१,९९९ क्\u200dष'],
  ['<h2>About</h2>', null],
  ['<h1> <!-- --> </h1>', null],
])('takes the words of the first h1: %s', (html, heading) => {
  expect(headingOf(html)).toBe(heading);
});
