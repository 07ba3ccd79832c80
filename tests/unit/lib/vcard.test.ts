import {companyContact, personContact, vcard} from '@site/src/lib/vcard';

const site = {
  name: 'Sip, Silpa; Co',
  address: 'Kamalpokhari, Kathmandu, Nepal',
  email: {address: 'info@sip.com.np'},
  phone: {shown: '+977 1-4000000'},
  whatsapp: {link: 'https://wa.me/9779800000000'},
  telegram: {link: 'https://t.me/sip'},
  social: [{link: 'https://facebook.com/sip'}],
};
const person = {name: 'आशा तामाङ', role: 'दर्ता', link: 'https://t.me/asha'};

const lines = (card: string) => card.replace(/\r\n /g, '').split('\r\n');

it('writes what is real of the company', () => {
  expect(lines(vcard(companyContact(site, 'https://sip.com.np/ne/')!))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Sip\\, Silpa\\; Co;;;',
    'FN:Sip\\, Silpa\\; Co',
    'ORG:Sip\\, Silpa\\; Co',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+97714000000',
    'EMAIL;TYPE=INTERNET,WORK:info@sip.com.np',
    'ADR;TYPE=WORK:;;Kamalpokhari\\, Kathmandu\\, Nepal;;;;',
    'URL:https://sip.com.np/ne/',
    'URL:https://wa.me/9779800000000',
    'URL:https://t.me/sip',
    'URL:https://facebook.com/sip',
    'END:VCARD',
    '',
  ]);
});

it('leaves out stand-ins, and addresses on reserved domains', () => {
  const contact = companyContact(
    {
      ...site,
      email: {address: 'info@sipalu.example'},
      phone: {shown: '+977-XXXXXXXXXX', standin: true},
      whatsapp: {link: 'https://example.com/whatsapp'},
      telegram: {link: 'https://t.me/sip', standin: true},
      social: [],
    },
    'https://sipalu.example/',
  );
  expect(contact).toEqual({name: site.name, company: site.name, address: site.address, links: []});
  expect(companyContact({...site, standin: true}, 'https://sip.com.np/')).toBeNull();
});

it('writes a person with the company, and nobody of whom only the name is real', () => {
  expect(lines(vcard(personContact(person, site)!))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;आशा तामाङ;;;',
    'FN:आशा तामाङ',
    'ORG:Sip\\, Silpa\\; Co',
    'TITLE:दर्ता',
    'URL:https://t.me/asha',
    'END:VCARD',
    '',
  ]);
  expect(personContact(person, {...site, standin: true})).not.toHaveProperty('company');
  expect(personContact({...person, standin: true}, site)).toBeNull();
  expect(personContact({...person, link: 'https://example.com/asha'}, site)).toBeNull();
});

it('folds lines at 75 bytes and never within a character', () => {
  const role = 'दर्तासम्बन्धी प्रश्न, '.repeat(8);
  const card = vcard({name: 'A\\B', role, links: []});
  const rows = card.split('\r\n');
  expect(rows.filter((row) => Buffer.byteLength(row) > 75)).toEqual([]);
  expect(rows.length).toBeGreaterThan(8);
  expect(card).not.toContain('\uFFFD');
  expect(lines(card)).toContain(`TITLE:${role.replaceAll(',', '\\,')}`);
  expect(lines(card)).toContain('FN:A\\\\B');
});
