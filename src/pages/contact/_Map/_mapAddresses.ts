import type {Coordinates} from '@site/src/collections/values';

/** Where OpenStreetMap shows a place. */
export interface MapAddresses {
  /** For a frame: the map alone, with a pin. */
  embed: string;
  /** For a tab of its own. */
  page: string;
}

/** How closely the page looks at the place: streets with their names. */
const ZOOM = 17;
/** How much the frame shows from west to east, in degrees. About 550 m in Nepal. */
const WIDTH = 0.0056;

/** Five decimals are a metre. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

/**
 * @param shape of the frame: how many times it is as wide as it is high. OpenStreetMap picks the
 *   closest zoom that shows the whole box, so that a box of another shape would show too much.
 */
export function mapAddresses({latitude, longitude}: Coordinates, shape: number): MapAddresses {
  // A degree of longitude gets shorter away from the equator.
  const height = (WIDTH * Math.cos((latitude * Math.PI) / 180)) / shape;
  const box = [
    longitude - WIDTH / 2,
    latitude - height / 2,
    longitude + WIDTH / 2,
    latitude + height / 2,
  ].map(degrees);
  const [at, on] = [degrees(latitude), degrees(longitude)];
  const embed = new URLSearchParams({bbox: box.join(), layer: 'mapnik', marker: `${at},${on}`});
  const pin = new URLSearchParams({mlat: at, mlon: on});
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?${embed.toString()}`,
    page: `https://www.openstreetmap.org/?${pin.toString()}#map=${ZOOM}/${at}/${on}`,
  };
}
