import type {Data} from '@site/src/data/lists';

const outlets: Data<'outlets'> = {
  daily: {id: 'daily', name: 'The Daily'},
  radio: {id: 'radio', name: 'Radio Five'},
};

export default outlets;
