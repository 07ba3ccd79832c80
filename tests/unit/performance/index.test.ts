import {isShared} from '../../../src/plugins/performance';

describe('isShared', () => {
  it.each([
    '/site/src/css/base.css',
    '/site/src/components/Button/styles.module.css',
    'C:\\site\\node_modules\\infima\\dist\\css\\default\\default.css',
    '',
  ])('keeps %s in the sheet of every page', (file) => {
    expect(isShared(file)).toBe(true);
  });

  it.each([
    '/site/node_modules/swiper/swiper.css',
    '/site/node_modules/yet-another-react-lightbox/dist/plugins/zoom/zoom.css',
    'C:\\site\\node_modules\\yet-another-react-lightbox\\dist\\styles.css',
    '/site/src/components/Lightbox/box.lazy.module.css',
  ])('leaves %s to the script that imports it', (file) => {
    expect(isShared(file)).toBe(false);
  });
});
