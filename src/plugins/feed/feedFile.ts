/**
 * The feed's name below the base of its language. Not rss.xml in a folder `media`: a host may take
 * such a folder for the page /media.
 */
export const FEED_FILE = 'media-feed.xml';
