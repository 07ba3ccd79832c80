/** Apps that take an address by a plain link, without an account of ours, in the order of their use in Nepal. */
export const shareApps = ['whatsapp', 'viber', 'messenger', 'telegram'] as const;

type ShareApp = (typeof shareApps)[number];

const BEFORE_ADDRESS: Readonly<Record<ShareApp, string>> = {
  whatsapp: 'https://wa.me/?text=',
  viber: 'viber://forward?text=',
  // Opens the app of a phone; the link for other devices requires an id from Facebook.
  messenger: 'fb-messenger://share?link=',
  telegram: 'https://t.me/share/url?url=',
};

/**
 * The link by which an app shares an address.
 *
 * @param address in full; nothing is added to it. Colons and slashes stay readable, as a query allows, and
 *   a document that repeats its address compresses better
 */
export function shareLink(app: ShareApp, address: string): string {
  return BEFORE_ADDRESS[app] + encodeURIComponent(address).replace(/%3A|%2F/g, decodeURIComponent);
}
