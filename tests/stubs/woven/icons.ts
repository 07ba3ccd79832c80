import {drawingsIn} from '@site/src/plugins/weaving/files';
import {insideOf} from '@site/src/weave/sprite';

const drawings = Object.entries(drawingsIn('src/icons'));

export default Object.fromEntries(drawings.map(([name, svg]) => [name, insideOf(svg)]));
