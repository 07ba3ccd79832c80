import type {Data} from '@site/src/collections';

const outlets: Data<'outlets'> = {
  daily: {id: 'daily', name: 'The Daily', kind: 'daily'},
  radio: {id: 'radio', name: 'Radio Five', kind: 'radio'},
};

export default outlets;
