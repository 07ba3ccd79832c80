/** A drawing that is no grid: a whole SVG file. */
export interface Drawing {
  id: string;
  svg: string;
}

const ROOT = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** Width and height of a drawing. @throws when its root says neither a viewBox nor both of them. */
function viewBoxOf({id, svg}: Drawing, attributes: string): string {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(attributes)?.[1];
  const viewBox = attribute('viewBox');
  if (viewBox) return viewBox;
  const [width, height] = [attribute('width'), attribute('height')];
  if (width && height) return `0 0 ${width} ${height}`;
  throw new Error(`The drawing "${id}" has no size: ${svg.slice(0, 80)}`);
}

/** Drawings as symbols of one file, as `sheet` does it for grids. @throws on what is no SVG. */
export function drawnSheet(drawings: readonly Drawing[]): string {
  const symbols = drawings.map((drawing) => {
    const [, attributes, inside] = ROOT.exec(drawing.svg) ?? [];
    if (attributes === undefined) throw new Error(`The drawing "${drawing.id}" is no SVG.`);
    const viewBox = viewBoxOf(drawing, attributes);
    return `<symbol id="${drawing.id}" viewBox="${viewBox}">${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
