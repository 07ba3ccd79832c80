import {mapAddresses} from '@site/src/pages/contact/_Map/_mapAddresses';

const {embed, page} = mapAddresses({latitude: 27.7105, longitude: 85.326}, 372 / 250);

describe('mapAddresses', () => {
  it('frames the place with its pin in the middle', () => {
    const {origin, pathname, searchParams} = new URL(embed);
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(searchParams.get('layer')).toBe('mapnik');
    expect(searchParams.get('marker')).toBe('27.7105,85.326');
    const [west = 0, south = 0, east = 0, north = 0] = searchParams
      .get('bbox')!
      .split(',')
      .map(Number);
    expect((west + east) / 2).toBeCloseTo(85.326, 4);
    expect((south + north) / 2).toBeCloseTo(27.7105, 4);
  });

  it('gives the box the shape of the frame', () => {
    const [west = 0, south = 0, east = 0, north = 0] = new URL(embed).searchParams
      .get('bbox')!
      .split(',')
      .map(Number);
    const metres = Math.cos((27.7105 * Math.PI) / 180);
    expect(((east - west) * metres) / (north - south)).toBeCloseTo(372 / 250, 1);
  });

  it('leads to the same place in a tab of its own', () => {
    expect(page).toBe(
      'https://www.openstreetmap.org/?mlat=27.7105&mlon=85.326#map=17/27.7105/85.326',
    );
  });
});
