import {median} from './report.mjs';

const LEFT = 108;
const ROW = 22;
const SCALE = 240;

/**
 * What the main thread does for each page, as a share of what it does for the first peer, as an SVG. Its grey and blue
 * can be read on white and on black.
 *
 * @param results of `--work`, each with ours and a peer
 */
export function workChart(results) {
  const peer = results[0].contestants[1].name;
  const rows = results.map(({page, contestants}, index) => {
    const [ours, theirs] = contestants.map(({visits}) => median(visits.map(({work}) => work)));
    const share = ours / theirs;
    const y = 34 + index * ROW;
    return `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${page}</text><rect x="${LEFT}" y="${y}" width="${(share * SCALE).toFixed(0)}" height="16" fill="#4a7ad0"/><text x="${(LEFT + share * SCALE + 6).toFixed(0)}" y="${y + 12}">${share.toFixed(2)}</text>`;
  });
  const height = 44 + rows.length * ROW;
  const one = LEFT + SCALE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="${height}" viewBox="0 0 560 ${height}" font-family="sans-serif" font-size="13" fill="#808080"><text x="${one}" y="16" text-anchor="middle">${peer} = 1</text>${rows.join('')}<path d="M${one} 24V${height - 8}" stroke="#808080" stroke-dasharray="3 3"/></svg>\n`;
}
