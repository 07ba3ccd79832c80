import type {Data} from '@site/src/data/lists';

const place = {link: 'https://example.com/place', standin: true};

const site: Data<'site'> = {
  name: 'Brand',
  standin: true,
  descriptor: 'Professional Marketplace',
  description: 'One sentence about the brand.',
  address: 'Kamalpokhari, Kathmandu, Nepal',
  email: {address: 'info@brand.example', standin: true},
  phone: {shown: '+977-XXXXXXXXXX', standin: true},
  map: {coordinates: {latitude: 27.7105, longitude: 85.326}, standin: true},
  answers: {text: 'We answer in Nepali and English.', standin: true},
  webmail: {link: 'https://example.com/webmail', standin: true},
  whatsapp: {link: 'https://example.com/whatsapp', greeting: 'Hello', standin: true},
  telegram: {link: 'https://example.com/telegram', standin: true},
  stores: {googlePlay: place, appStore: place},
  social: [{id: 'facebook', ...place}],
  sitemap: place,
  founder: {role: 'Founder', profiles: [{id: 'linkedin', link: place.link}], standin: true},
  welcomeLinks: [{id: 'telegram', label: 'Write to us', ...place}],
  credit: 'Powered by a programme',
  rightsYear: {value: 2025, text: '2025'},
  security: {expires: {iso: '2027-10-31', text: '31 October 2027'}},
};

export default site;

export const inEveryLocale = {en: site, ne: {...site, name: 'ब्रान्ड'}};
