import type {Data} from '../../collections';

export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Where a weakness of the site is reported, as RFC 9116 has it. While the email address is a
 * stand-in, the Contact page is the only contact.
 *
 * @param root the address of the site, with a slash at its end
 * @param pages of the site's own contact, an address in each language
 */
export function securityTxt(
  {email, security}: Pick<Data<'site'>, 'email' | 'security'>,
  root: string,
  pages: readonly string[],
  locales: readonly string[],
): string {
  const contacts = [...(email.standin ? [] : [`mailto:${email.address}`]), ...pages];
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires.iso}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${root}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
