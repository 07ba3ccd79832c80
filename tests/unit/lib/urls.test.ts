import {pageFile, socialImageFile} from '@site/src/lib/urls';

const pages: [pathname: string, base: string, picture: string, html: string][] = [
  ['/', '/', 'img/social/index.png', '/index.html'],
  ['/about', '/', 'img/social/about.png', '/about.html'],
  ['/help/first-steps', '/', 'img/social/help/first-steps.png', '/help/first-steps.html'],
  ['/ne/', '/ne/', 'img/social/index.png', '/ne/index.html'],
  ['/ne/about', '/ne/', 'img/social/about.png', '/ne/about.html'],
];

it.each(pages)('finds the image and the file of %s', (pathname, base, picture, html) => {
  expect(socialImageFile(pathname, base)).toBe(picture);
  expect(pageFile(pathname)).toBe(html);
});

it('gives every page an image of its own', () => {
  const english = pages.filter(([, base]) => base === '/');
  const files = english.map(([pathname, base]) => socialImageFile(pathname, base));
  expect(new Set(files).size).toBe(english.length);
});

it('forgives the slash that some hosts add', () => {
  expect(socialImageFile('/about/', '/')).toBe('img/social/about.png');
});
