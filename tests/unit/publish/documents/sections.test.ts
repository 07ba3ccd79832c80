import {readHtml} from '@site/src/lib/html';
import {sectionsOf} from '@site/src/publish/documents/sections';

const sectionsIn = (html: string) => sectionsOf('page.html', readHtml(html));
const page = (main: string) => sectionsIn(`<!doctype html><nav>Menu</nav><main>${main}</main>`);
const found = (main: string) => page(main).map(({anchor, title, text}) => [anchor, title, text]);

it('makes a section of each heading with what follows it', () => {
  expect(
    found(`
      <h1 id=top>Terms</h1><p>Please read.
      <h2 id=fee>The <b>fee</b></h2><p>Rs&nbsp;1,999 a year.<ul><li>once<li>in the app</ul>
      <h3 id=wallet>Wallet</h3><p>Paid by wallet.`),
  ).toEqual([
    ['', 'Terms', 'Please read.'],
    ['fee', 'The fee', 'Rs 1,999 a year.\nonce\nin the app'],
    ['wallet', 'Wallet', 'Paid by wallet.'],
  ]);
});

it('keeps a name and its ending together, and apart what stands apart on the page', () => {
  expect(
    found(`
      <h1>One</h1><p><!-- -->Sipalu<!-- -->को <a href=/>एप</a>मा
      <ul><li><strong>18</strong><span>categories</span></ul>
      <dl><dt>Users<dd>29,900</dl>`),
  ).toEqual([['', 'One', 'Sipaluको एपमा\n18 categories\nUsers: 29,900']]);
});

it('leaves out controls, hidden parts and links around the text', () => {
  expect(
    found(`
      <nav><a href=/>Home</a></nav>
      <h1>One<a class=hash-link href=#one>\u200b</a><a hreflang=ne href=/ne/>ने</a></h1>
      <details class="box no-print"><summary>In this article</summary><a href=#two>Two</a></details>
      <p>Text<svg><text>drawn</text></svg><span aria-hidden=true>hidden</span>
      <form><label>Name<input></label><select><option>Nepal</select><button>Send</button>
      <p role=status>Saved</p><p class=without-js>Not here</p></form>
      <a download href=/a.ttf>Download</a><a id=more aria-labelledby="more one">Read More</a>
      <small>Read in two minutes</small><aside id=not-found>There is no page.</aside>`),
  ).toEqual([['', 'One', 'Text']]);
});

it('leaves out a text in the other language, but no word of it', () => {
  expect(
    found(`
      <h1>One</h1><p>Get it on <b lang=en>Google Play</b>
      <h2 id=headline lang=ne>सिपको बजार</h2>
      <details lang=ne><summary>नेपाली</summary><h2>एक</h2><p>पाठ</details>`),
  ).toEqual([
    ['', 'One', 'Get it on Google Play'],
    ['headline', 'सिपको बजार', ''],
  ]);
});

it('takes a question as the heading of its answer', () => {
  expect(
    found(`
      <h1>Questions</h1>
      <details><summary>How old?</summary><div id=age><a href=#age></a><p>18.</div></details>
      <details><summary>Show more</summary><h2 id=more>More</h2></details>`),
  ).toEqual([
    ['', 'Questions', ''],
    ['age', 'How old?', '18.'],
    ['more', 'More', ''],
  ]);
});

it('takes what a card says before its heading, and gives what follows the card to the heading before', () => {
  expect(
    found(`
      <h1>Timeline</h1><h2 id=list>All</h2>
      <ol><li><article id=app><a id=_R_1_></a><p>2018<h3>App</h3><p>Released.</article></ol>
      <p>More to come.`),
  ).toEqual([
    ['', 'Timeline', ''],
    ['list', 'All', 'More to come.'],
    ['app', 'App', '2018\nReleased.'],
  ]);
});

it('has no anchor where only React made ids', () => {
  expect(found('<h1>Fonts</h1><article><h2 id=_R_1_name>Amrit</h2></article>')).toEqual([
    ['', 'Fonts', ''],
    ['', 'Amrit', ''],
  ]);
});

it('keeps a heading that only screen readers have', () => {
  expect(found('<h1>Contact</h1><h2 class=visually-hidden>Hours</h2><p>10 to 5')).toEqual([
    ['', 'Contact', ''],
    ['', 'Hours', '10 to 5'],
  ]);
});

describe('placeholders', () => {
  const placeholders = (main: string) =>
    page(main).flatMap(({title, placeholder}) => (placeholder ? [title] : []));

  it('are all that stands beside the note about them', () => {
    expect(
      placeholders(`
        <h1>Team</h1>
        <div><div role=note><div><p data-placeholder>Samples</div></div><ul><li><h2>Member</h2></ul></div>
        <section><h2>Real</h2></section>`),
    ).toEqual(['Member']);
  });

  it('are the list after the sentence about it', () => {
    expect(
      placeholders(`
        <h1>Home</h1><div><p data-placeholder>Examples</p><ul><li><h3>Electrician</h3></ul></div>
        <section><h2>Real</h2></section>`),
    ).toEqual(['Electrician']);
  });

  it('are the card with the tag', () => {
    expect(
      placeholders(`
        <h1>Home</h1><article><h2>Carpenter</h2><p><span data-placeholder>Sample</span></article>
        <article><h2>Real</h2></article>`),
    ).toEqual(['Carpenter']);
  });

  it('are not a whole text because of one tag in it, nor a draft', () => {
    expect(
      placeholders(`
        <article><h1>Welcome</h1><h2>One</h2><p><span data-placeholder>Sample</span></article>
        <div><div role=note><p>Draft</div><h2>Terms</h2></div>`),
    ).toEqual([]);
  });
});

it('stops at a page without main element or heading', () => {
  expect(() => sectionsIn('<p>Text')).toThrow('page.html has no main element.');
  expect(() => page('<p>Text')).toThrow('page.html has no heading.');
});
