import type {Data} from '@site/src/data/lists';

const facts: Data<'facts'> = {
  'calling-hours': {
    id: 'calling-hours',
    text: '10 AM to 5 PM NPT',
    from: {time: '10:00', minutes: 600, text: '10 AM'},
    to: {time: '17:00', minutes: 1020, text: '5 PM'},
  },
  downloads: {
    id: 'downloads',
    text: '100,000',
    short: '100K+',
    asOf: {iso: '2024-12-18', text: '18 December 2024'},
  },
  fee: {id: 'fee', text: 'Rs 1,999'},
  inauguration: {id: 'inauguration', text: '12 September 2019', iso: '2019-09-12'},
};

export default facts;

export const inEveryLocale = {
  en: facts,
  ne: {
    downloads: {id: 'downloads', text: '१,००,०००', short: '१ लाख+'},
    fee: {id: 'fee', text: 'रु १,९९९'},
  },
};
