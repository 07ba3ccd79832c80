/** @jest-environment jsdom */
import {cloneBlock} from '../../../../src/components/Both/translation';

function copy(html: string, tag: 'div' | 'span' = 'div'): string {
  const translation = document.implementation.createHTMLDocument();
  translation.documentElement.lang = 'ne';
  translation.body.innerHTML = html;
  return cloneBlock(translation.body.firstElementChild as HTMLElement, tag, '/ne/tos').outerHTML;
}

it('says its language and is no block of its own', () => {
  expect(copy('<p class="lead">एक <strong>दुई</strong></p>')).toBe(
    '<div lang="ne" data-translation="p" role="paragraph">एक <strong>दुई</strong></div>',
  );
  expect(copy('<li>एक</li>', 'span')).toBe('<span lang="ne" data-translation="li">एक</span>');
});

it('is no heading, and has no link to itself or to another language', () => {
  expect(
    copy(
      '<h2 id="a">एक<a class="hash-link" href="#a">#</a><a hreflang="en" href="/tos#a">en</a></h2>',
    ),
  ).toBe('<div lang="ne" data-translation="h2" role="paragraph">एक</div>');
});

it('has no ids, no names for scripts and no controls', () => {
  expect(
    copy(
      '<p><b id="x" data-missing-address="" tabindex="0" aria-describedby="y" aria-label="z">एक</b><button>थिच</button><span class="no-print">क</span></p>',
    ),
  ).toBe('<div lang="ne" data-translation="p" role="paragraph"><b aria-label="z">एक</b></div>');
});

it('has links that lead where those of its page do', () => {
  expect(
    copy('<p><a href="/ne/privacy">क</a><a href="#end">ख</a><a href="https://a.example">ग</a></p>'),
  ).toBe(
    '<div lang="ne" data-translation="p" role="paragraph"><a href="/ne/privacy">क</a><a href="/ne/tos#end">ख</a><a href="https://a.example">ग</a></div>',
  );
});
