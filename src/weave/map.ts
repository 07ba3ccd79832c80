import {runsToPath, threadRuns} from './grid';
import {threadProperty, threads} from './palette';

/** Tokens of the page, with their light values for the case that the page gives none. */
const LAND = 'var(--sp-well,#e5e9f4)';
const STREET = 'var(--sp-ground,#fff)';
const PARK = 'var(--sp-success-wash,#e1f2ea)';
const PIN = 'var(--sp-accent-fill,#b3122f)';
const WATER = `var(${threadProperty('Q')},${threads.Q.light})`;
const ON_PIN = 'var(--sp-on-fill,#fff)';

/** Width and height in CSS pixels. */
const mapSize = {width: 372, height: 250} as const;

const parks = 'M26 117l36-3 5 37-39 7zM288 82l38-8 7 50-41 4z';
const pond = 'M184 138l30-5 17 11 6 21-21 13-31-4-9-17z';
const mainStreets = 'M-5 89L131 70L210 97L377 62M150-5L139 92L168 168L152 255';
const sideStreets =
  'M60-5L70 101L42 255M146 39L247 30M258-5L228 94L274 255M330-5L337 255' +
  'M-5 189L150 159L168 168L256 190L377 154' +
  'M70 101L146 110M236 122L333 128M48 216L160 212';

/** Cells of 6 px; the tip of the pin is in the middle of its last row. */
const pin = [
  ' rrrrr ',
  'rrrrrrr',
  'rrwwwrr',
  'rrwwwrr',
  'rrrrrrr',
  ' rrrrr ',
  '  rrr  ',
  '   r   ',
];

/**
 * The streets around Kamalpokhari, the pond beside the office and a woven pin. A sketch, not a map
 * to find the way by; it has no words.
 */
export function map(): string {
  const {width, height} = mapSize;
  const runs = threadRuns(pin);
  const line = (stroke: string, strokeWidth: number, d: string) =>
    `<path stroke="${stroke}" stroke-width="${strokeWidth}" d="${d}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${LAND}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${PARK}" d="${parks}"/><g fill="none" stroke-linejoin="bevel">` +
    `${line(STREET, 7, sideStreets)}${line(STREET, 13, mainStreets)}</g>` +
    `<path fill="${WATER}" d="${pond}"/>` +
    `<g fill="none" shape-rendering="crispEdges" transform="translate(182 90)scale(6)">` +
    `<path stroke="${PIN}" d="${runsToPath(runs.get('r')!)}"/>` +
    `<path stroke="${ON_PIN}" d="${runsToPath(runs.get('w')!)}"/></g></svg>\n`
  );
}
