/**
 * The feed of the Media page, below the base of its language. Not rss.xml in a folder `media`: a host
 * may take such a folder for the page /media. In a file of its own, because a page imports it.
 */
export const FEED_FILE = 'media-feed.xml';
