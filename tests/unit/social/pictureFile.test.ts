import {pictureFile} from '@site/src/plugins/social/pictureFile';
import {htmlFile} from '@site/src/plugins/social/readHeadings';

const pages: [pathname: string, base: string, picture: string, html: string][] = [
  ['/', '/', 'img/social/index.png', 'index.html'],
  ['/about', '/', 'img/social/about.png', 'about.html'],
  ['/help/first-steps', '/', 'img/social/help/first-steps.png', 'help/first-steps.html'],
  ['/ne/', '/ne/', 'img/social/index.png', 'index.html'],
  ['/ne/about', '/ne/', 'img/social/about.png', 'about.html'],
];

it.each(pages)('finds the picture and the file of %s', (pathname, base, picture, html) => {
  expect(pictureFile(pathname, base)).toBe(picture);
  expect(htmlFile(pathname, base)).toBe(html);
});

it('gives every page a picture of its own', () => {
  const english = pages.filter(([, base]) => base === '/');
  const files = english.map(([pathname, base]) => pictureFile(pathname, base));
  expect(new Set(files).size).toBe(english.length);
});

it('forgives the slash that some hosts add', () => {
  expect(pictureFile('/about/', '/')).toBe('img/social/about.png');
});
