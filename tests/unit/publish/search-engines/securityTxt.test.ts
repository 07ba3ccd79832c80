import {securityTxt} from '@site/src/publish/search-engines';

const security = {expires: {iso: '2027-10-31', text: '31 October 2027'}};
const homes = ['https://a.example/', 'https://a.example/ne/'];
const email = {address: 'info@a.example'};

it('names the e-mail address, both contact pages and its own address', () => {
  expect(securityTxt({email, security}, 'https://a.example/', homes)).toBe(
    `Contact: mailto:info@a.example
Contact: https://a.example/contact
Contact: https://a.example/ne/contact
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en, ne
Canonical: https://a.example/.well-known/security.txt
`,
  );
});

it('sends no report to an e-mail address that is a placeholder', () => {
  const site = {email: {...email, placeholder: true}, security};
  expect(securityTxt(site, 'https://a.example/', homes)).not.toContain('mailto:');
});
