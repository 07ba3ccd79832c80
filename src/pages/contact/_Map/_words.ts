import {translate} from '@docusaurus/Translate';

export const openText = translate({
  id: 'contact.map.open',
  message: 'Open the map here',
  description: 'On the drawn map: button that puts the real map in its place',
});

export const closeText = translate({
  id: 'contact.map.close',
  message: 'Close the map',
  description: 'On the real map: button that puts the drawn map back',
});

export const frameText = translate({
  id: 'contact.map.frame',
  message: 'Map of Kamalpokhari, Kathmandu',
  description: 'Name of the real map, for screen readers',
});

/** What stands under the map, by its state. */
export const notes = {
  drawn: translate({
    id: 'contact.map.drawn',
    message: 'The map comes from OpenStreetMap. Nothing is loaded from there until you open it.',
    description: 'Under the drawn map',
  }),
  open: translate({
    id: 'contact.map.missing',
    message: 'If the map does not appear, open it on OpenStreetMap.',
    description: 'Under the real map, which a network may block; a link stands above the sentence',
  }),
  offline: translate({
    id: 'contact.map.offline',
    message: 'You are offline, so the map cannot be loaded. Try again when you are connected.',
    description: 'Under the drawn map, when it was pressed without a connection',
  }),
} as const;
