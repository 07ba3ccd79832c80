import {readFileSync} from 'node:fs';
import {widths} from 'content/pictures/settings';
import {pictures} from '@site/src/data/pictures';

it.each`
  place         | styles
  ${'city'}     | ${'src/pages/city/styles.module.css'}
  ${'portrait'} | ${'src/pages/team/styles.module.css'}
  ${'portrait'} | ${'src/components/People/cards.module.css'}
  ${'slide'}    | ${'src/pages/vmgo/styles.module.css'}
`(
  'cuts a $place to the shape in $styles',
  (row: {place: keyof typeof pictures; styles: string}) => {
    const css = readFileSync(row.styles, 'utf8');
    const ratios = [...css.matchAll(/aspect-ratio: (\d+) \/ (\d+)/g)].map(
      ([, width, height]) => Number(width) / Number(height),
    );
    expect(ratios).toEqual([Object(pictures[row.place]).ratio]);
  },
);

it.each(Object.entries(pictures))('keeps of a %s no more than a build makes', (_, place) => {
  expect(widths).toContain(place.most);
  expect(place.least).toBeLessThanOrEqual(place.most);
});
