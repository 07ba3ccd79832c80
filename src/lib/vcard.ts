import {contentLines, escapeValue} from './contentLines';

/*
 * Contacts for the address book of a phone, as vCard 3.0: the newest version that both Android and iOS
 * read everywhere (many Android contact apps refuse 4.0).
 */

interface Place {
  link: string;
  standin?: boolean;
}

/** What counts of site.yml. */
interface Company {
  name: string;
  standin?: boolean;
  address: string;
  email: {address: string; standin?: boolean};
  phone: {shown: string; standin?: boolean};
  whatsapp: Place;
  telegram: Place;
  social: readonly Place[];
}

/** What counts of an entry of contacts.yml. */
interface Person extends Place {
  name: string;
  role: string;
}

export interface Contact {
  name: string;
  /** The company of a person, or the company itself. */
  company?: string;
  role?: string;
  /** In international form. */
  phone?: string;
  email?: string;
  address?: string;
  /** Web addresses. */
  links: readonly string[];
}

/** Domains that RFC 2606 reserves, so nobody can be reached there. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i;

const isReal = ({link, standin}: Place): boolean =>
  !standin && !RESERVED.test(new URL(link).hostname);

/** What is real of the company; null while its name is not. */
export function companyContact(site: Company, home: string): Contact | null {
  const {name, standin, address, email, phone, whatsapp, telegram, social} = site;
  if (standin) return null;
  const places = [{link: home}, whatsapp, telegram, ...social].filter(isReal);
  return {
    name,
    company: name,
    ...(!phone.standin && {phone: phone.shown}),
    ...(isReal({...email, link: `http://${email.address.replace(/.*@/, '')}`}) && {
      email: email.address,
    }),
    address,
    links: [...new Set(places.map(({link}) => link))],
  };
}

/** Null for a stand-in, and where no link is real: a name alone is no contact. */
export function personContact(person: Person, site: Company): Contact | null {
  if (!isReal(person)) return null;
  const {name, role, link} = person;
  return {name, role, ...(!site.standin && {company: site.name}), links: [link]};
}

export function vcard({name, company, role, phone, email, address, links}: Contact): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A name is not divided here: which of its words is the family's differs.
    `N:;${escapeValue(name)};;;`,
    `FN:${escapeValue(name)}`,
    ...(company ? [`ORG:${escapeValue(company)}`] : []),
    // iOS then sorts it by the company.
    ...(company === name ? ['X-ABShowAs:COMPANY'] : []),
    ...(role ? [`TITLE:${escapeValue(role)}`] : []),
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone.replace(/[^+\d]/g, '')}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${email}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${escapeValue(address)};;;;`] : []),
    ...links.map((link) => `URL:${link}`),
    'END:VCARD',
  ]);
}
