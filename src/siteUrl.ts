/** Where the site will live, without a slash at its end. Set SITE_URL to build for another address. */
export const siteUrl = process.env.SITE_URL ?? 'https://sipalu.example';
