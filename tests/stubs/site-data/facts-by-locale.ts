import facts from './facts';

export default {
  en: facts,
  ne: {
    downloads: {id: 'downloads', text: '१,००,०००', short: '१ लाख+'},
    fee: {id: 'fee', text: 'रु १,९९९'},
  },
};
