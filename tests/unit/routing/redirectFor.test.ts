import {redirectFor} from '../../../src/plugins/routing/redirectFor';

const paths = ['/ne/', '/ne/about', '/ne/app'];
const redirect = (pathname: string) => redirectFor(pathname, '/ne/', paths);

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
