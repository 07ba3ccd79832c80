import {renderToStaticMarkup} from 'react-dom/server';
import type {PictureFiles} from '@site/src/collections';
import Picture, {below} from '@site/src/components/Picture';

let base = '/';
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: base}}}}),
}));
afterEach(() => {
  base = '/';
});

const files: PictureFiles = {
  src: '/img/sized/a-640.jpg',
  width: 640,
  height: 480,
  colour: '#704070',
  sources: [
    {type: 'image/avif', srcSet: '/img/sized/a-160.avif 160w, /img/sized/a-640.avif 640w'},
    {type: 'image/jpeg', srcSet: '/img/sized/a-160.jpg 160w, /img/sized/a-640.jpg 640w'},
  ],
};

describe('Picture', () => {
  it('offers every form and size, has its shape before it loads, and waits until it is near', () => {
    expect(
      renderToStaticMarkup(<Picture picture={files} alt="" sizes="96px" className="portrait" />),
    ).toBe(
      '<picture class="picture">' +
        '<source type="image/avif" srcSet="/img/sized/a-160.avif 160w, /img/sized/a-640.avif 640w" sizes="96px"/>' +
        '<source type="image/jpeg" srcSet="/img/sized/a-160.jpg 160w, /img/sized/a-640.jpg 640w" sizes="96px"/>' +
        '<img class="image portrait" data-fit="cover" data-placeholder="r2 r1 g2 b2 b1" src="/img/sized/a-640.jpg"' +
        ' width="640" height="480" alt="" loading="lazy" decoding="async"/>' +
        '</picture>',
    );
  });

  it('has no colour beside a picture that does not fill its box, or that one can see through', () => {
    const within = <Picture picture={files} alt="" sizes="80px" fit="contain" />;
    expect(renderToStaticMarkup(within)).not.toContain('data-placeholder');
    const seeThrough = <Picture picture={{...files, colour: undefined}} alt="" sizes="80px" />;
    expect(renderToStaticMarkup(seeThrough)).not.toContain('data-placeholder');
  });

  it('finds the files below another root', () => {
    base = '/site/';
    const markup = renderToStaticMarkup(<Picture picture={files} alt="" sizes="96px" />);
    expect(markup).toContain('src="/site/img/sized/a-640.jpg"');
    expect(markup).toContain('"/site/img/sized/a-160.avif 160w, /site/img/sized/a-640.avif 640w"');
  });
});

describe('below', () => {
  it('changes nothing below the root', () => {
    expect(below('/', '/a 1w, /b 2w')).toBe('/a 1w, /b 2w');
  });
});
