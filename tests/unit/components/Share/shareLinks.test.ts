import {shareApps, shareLink} from '@site/src/components/Share/shareLinks';

test('passes an address with its query and hash whole to each app, and nothing else', () => {
  const address = 'https://example.org/ne/certificate?certificate=pan#picture-pan';
  expect(shareApps.map((app) => shareLink(app, address))).toEqual(
    [
      'https://wa.me/?text=',
      'viber://forward?text=',
      'fb-messenger://share?link=',
      'https://t.me/share/url?url=',
    ].map(
      (start) => `${start}https://example.org/ne/certificate%3Fcertificate%3Dpan%23picture-pan`,
    ),
  );
});
