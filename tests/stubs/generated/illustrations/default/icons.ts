import {drawingsIn, insideOf} from '@site/src/plugins/illustrations/drawings';

const drawings = Object.entries({...drawingsIn('src/icons'), ...drawingsIn('src/icons/brands')});

export default Object.fromEntries(drawings.map(([name, svg]) => [name, insideOf(svg)]));
