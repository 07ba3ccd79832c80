/** Where the owner's own files lie, from the site's folder. */
export const ownFolder = 'src/data/typefaces';

/** What to watch for files in it. A watcher begins at a folder that is there; this one may yet be made. */
export const ownFiles = 'src/data/*/*';

/** A second folder of static files, from the site's folder. Everything in it can be made again. */
export const staticFolder = '.cache/typefaces';

/** Where the files lie in it, and below the root of the site; no page has this address. */
export const servedFolder = 'typefaces';

/** The file with all typefaces in it. */
export const archiveName = 'all.zip';

/** Before the name of a file that lies in an installed package. */
export const packagePrefix = 'npm:';

/** The letters of a preview, in CSS pixels. */
export const previewSize = 44;
