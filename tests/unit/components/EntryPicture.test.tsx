import {renderToStaticMarkup} from 'react-dom/server';
import type {PictureFiles} from '@site/src/data/lists';
import EntryPicture from '@site/src/components/EntryPicture';

const files: PictureFiles = {
  src: '/img/sized/a-640.jpg',
  width: 640,
  height: 480,
  sources: [
    {type: 'image/avif', srcSet: '/img/sized/a-160.avif 160w, /img/sized/a-640.avif 640w'},
    {type: 'image/jpeg', srcSet: '/img/sized/a-160.jpg 160w, /img/sized/a-640.jpg 640w'},
  ],
};

describe('EntryPicture', () => {
  it('offers every form and size, has its shape before it loads, and waits until it is near', () => {
    expect(
      renderToStaticMarkup(
        <EntryPicture image={files} sizes="96px" fit="contain" className="portrait" />,
      ),
    ).toBe(
      '<picture class="sources">' +
        '<source type="image/avif" srcSet="/img/sized/a-160.avif 160w, /img/sized/a-640.avif 640w" sizes="96px"/>' +
        '<source type="image/jpeg" srcSet="/img/sized/a-160.jpg 160w, /img/sized/a-640.jpg 640w" sizes="96px"/>' +
        '<img class="picture portrait" data-fit="contain" src="/img/sized/a-640.jpg"' +
        ' width="640" height="480" alt="" loading="lazy" decoding="async"/>' +
        '</picture>',
    );
  });
});
