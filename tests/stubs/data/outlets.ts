import type {Data} from '@site/src/content/types';

const outlets: Data<'outlets'> = {
  daily: {id: 'daily', name: 'The Daily'},
  radio: {id: 'radio', name: 'Radio Five'},
};

export default outlets;
