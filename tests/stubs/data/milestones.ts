import type {Data} from '@site/src/data/lists';

const milestones: Data<'milestones'> = [
  {
    id: 'registration',
    date: {iso: '2018-06-14', text: '14 June 2018'},
    about: {title: 'Company registration'},
    timeline: {title: 'Company registered', text: 'The company was registered.'},
  },
];

export default milestones;
