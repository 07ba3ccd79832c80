import type {Data} from '@site/src/data/lists';

/** Fourteen reports, the newest on the radio, every other one in Nepali. */
const media: Data<'media'> = Array.from({length: 14}, (_, index) => ({
  id: `card-${index + 1}`,
  outlet: index === 0 ? 'radio' : 'daily',
  language: index % 2 === 0 ? 'en' : 'ne',
  headline: `Headline ${index + 1}`,
  date: {iso: `${1999 - index}-05-01`, text: `1 May ${1999 - index}`},
  link: `https://example.com/${index + 1}`,
}));

export default media;
