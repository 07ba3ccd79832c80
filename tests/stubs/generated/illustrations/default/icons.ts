import {drawingsIn, insideOf} from '@site/src/plugins/illustrations/drawings';

const drawings = Object.entries(drawingsIn('src/icons'));

export default Object.fromEntries(drawings.map(([name, svg]) => [name, insideOf(svg)]));
