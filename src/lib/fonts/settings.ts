/** A second folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/downloadable-fonts';

/** The folder of the fonts in `staticFolder`, and on the site; no page has this address. */
export const servedFolder = 'typefaces';

export const archiveName = 'nepali-fonts.zip';
