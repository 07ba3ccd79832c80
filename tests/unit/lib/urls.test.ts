import {socialImageFile} from '@site/src/lib/socialImage';
import {htmlFile, redirectFor} from '@site/src/lib/urls';

const pages: [pathname: string, base: string, picture: string, html: string][] = [
  ['/', '/', 'img/social/index.png', 'index.html'],
  ['/about', '/', 'img/social/about.png', 'about.html'],
  ['/help/first-steps', '/', 'img/social/help/first-steps.png', 'help/first-steps.html'],
  ['/ne/', '/ne/', 'img/social/index.png', 'index.html'],
  ['/ne/about', '/ne/', 'img/social/about.png', 'about.html'],
];

it.each(pages)('finds the image and the file of %s', (pathname, base, picture, html) => {
  expect(socialImageFile(pathname, base)).toBe(picture);
  expect(htmlFile(pathname, base)).toBe(html);
});

it('gives every page an image of its own', () => {
  const english = pages.filter(([, base]) => base === '/');
  const files = english.map(([pathname, base]) => socialImageFile(pathname, base));
  expect(new Set(files).size).toBe(english.length);
});

it('forgives the slash that some hosts add', () => {
  expect(socialImageFile('/about/', '/')).toBe('img/social/about.png');
});

const paths = ['/ne/', '/ne/about', '/ne/app'];
const redirect = (pathname: string) => redirectFor(pathname, '/ne/', paths)?.to ?? null;

describe('redirectFor', () => {
  it.each([
    ['/ne/nothing', '/ne/app'],
    ['/ne/nothing/', '/ne/app'],
    ['/ne/About.html', '/ne/about'],
    ['/ne', '/ne/'],
    ['/ne/%E0%A4', '/ne/app'],
  ])('sends %s to %s', (pathname, to) => {
    expect(redirect(pathname)).toBe(to);
  });

  it.each(['/ne/about', '/ne/', '/ne/photo.png', '/ne/assets/x', '/ne/%zz'])(
    'lets %s stand',
    (pathname) => {
      expect(redirect(pathname)).toBeNull();
    },
  );

  it('lets everything stand when there is no app page to go to', () => {
    expect(redirectFor('/nothing', '/', ['/'])).toBeNull();
  });
});
