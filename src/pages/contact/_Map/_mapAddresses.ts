import type {Coordinates} from 'docusaurus-plugin-collections/contracts/values';

/** The addresses of a place on OpenStreetMap. */
interface MapAddresses {
  /** For an iframe: the map with a pin. */
  embed: string;
  /** For a new tab. */
  page: string;
}

/** The zoom of the page: streets with their names. */
const ZOOM = 17;
/** The width of the embedded map in degrees: about 550 m in Nepal. */
const WIDTH = 0.0056;

/** Five decimals are about a metre. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

/**
 * @param shape the aspect ratio of the iframe. OpenStreetMap chooses the closest zoom that shows the
 *   whole box, so a box of another shape would show too much.
 */
export function mapAddresses({latitude, longitude}: Coordinates, shape: number): MapAddresses {
  // A degree of longitude is shorter away from the equator.
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
