import type {Data} from '@site/src/data/lists';

const place = {link: 'https://example.com/place', placeholder: true};

const site: Data<'site'> = {
  name: 'Brand',
  placeholder: true,
  descriptor: 'Professional Marketplace',
  description: 'One sentence about the brand.',
  address: 'Kamalpokhari, Kathmandu, Nepal',
  email: {address: 'info@brand.example', placeholder: true},
  phone: {shown: '+977-XXXXXXXXXX', placeholder: true},
  map: {coordinates: {latitude: 27.7105, longitude: 85.326}, placeholder: true},
  answers: {text: 'We answer in Nepali and English.', placeholder: true},
  webmail: {link: 'https://example.com/webmail', placeholder: true},
  whatsapp: {link: 'https://example.com/whatsapp', greeting: 'Hello', placeholder: true},
  telegram: {link: 'https://example.com/telegram', placeholder: true},
  stores: {googlePlay: place, appStore: place},
  registration: {number: 'XXXXXX', ...place},
  taxNumber: {number: 'XXXXXXXXX', ...place},
  social: [{id: 'facebook', ...place}],
  sitemap: place,
  founder: {role: 'Founder', profiles: [{id: 'linkedin', link: place.link}], placeholder: true},
  welcomeLinks: [{id: 'telegram', label: 'Write to us', ...place}],
  credit: 'Powered by a programme',
  rightsYear: {value: 2025, text: '2025'},
  security: {expires: {iso: '2027-10-31', text: '31 October 2027'}},
};

export default site;

export const inEveryLocale = {en: site, ne: {...site, name: 'ब्रान्ड'}};
