import {planPicture} from 'content/pictures/pictureOf';

const photo = {width: 700, height: 1000, transparent: false};
const names = (address: string, picture = photo) =>
  planPicture(address, 'abc', picture).sized.map(({name}) => name);

describe('planPicture', () => {
  it('gives a page every size that is no larger than the original, in three forms', () => {
    expect(planPicture('/img/team/asha.jpg', 'abc', photo).files).toEqual({
      src: '/img/sized/asha-abc-640.jpg',
      width: 640,
      height: 914,
      sources: ['avif', 'webp', 'jpg'].map((ending) => ({
        type: `image/${ending === 'jpg' ? 'jpeg' : ending}`,
        srcSet: [160, 320, 480, 640]
          .map((width) => `/img/sized/asha-abc-${width}.${ending} ${width}w`)
          .join(', '),
      })),
    });
  });

  it('plans one file for each', () => {
    const {sized} = planPicture('/img/team/asha.jpg', 'abc', photo);
    expect(sized).toHaveLength(12);
    expect(sized[0]).toEqual({
      name: 'asha-abc-160.avif',
      format: 'avif',
      width: 160,
      height: 229,
    });
  });

  it('keeps to 1920 pixels, and gives old browsers a file of middle size', () => {
    const {files} = planPicture('/img/a.jpg', 'abc', {...photo, width: 6000, height: 4000});
    expect(files).toMatchObject({src: '/img/sized/a-abc-640.jpg', width: 1920, height: 1280});
  });

  it('leaves one that can be seen through so', () => {
    const {sized} = planPicture('/img/a.png', 'abc', {...photo, transparent: true});
    expect(new Set(sized.map(({format}) => format))).toEqual(new Set(['avif', 'webp', 'png']));
  });

  it('makes no tiny picture larger', () => {
    const tiny = {...photo, width: 100, height: 40};
    expect(planPicture('/img/a.png', 'abc', tiny).files).toMatchObject({width: 100, height: 40});
    expect(names('/img/a.png', tiny)).toEqual([
      'a-abc-100.avif',
      'a-abc-100.webp',
      'a-abc-100.jpg',
    ]);
  });

  it('never gives a side of no pixels', () => {
    const line = planPicture('/img/a.png', 'abc', {...photo, width: 2000, height: 1});
    expect(line.sized.map(({height}) => height)).not.toContain(0);
  });

  it('takes out of a name what has a meaning in an address', () => {
    expect(names('/img/team/Asha, 2 (new).v2.JPG')[0]).toBe('asha-2-new-v2-abc-160.avif');
    expect(names('/img/team/आशा.jpg')[0]).toBe('picture-abc-160.avif');
  });
});
