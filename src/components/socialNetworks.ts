import {translate} from '@docusaurus/Translate';

/** The names of the networks that src/data/site.yml links to, by their ids there. */
export const socialNetworks = {
  facebook: translate({id: 'social.facebook', message: 'Facebook', description: 'Social network'}),
  telegram: translate({id: 'social.telegram', message: 'Telegram', description: 'Social network'}),
  twitter: translate({id: 'social.twitter', message: 'Twitter (X)', description: 'Social network'}),
  linkedin: translate({id: 'social.linkedin', message: 'LinkedIn', description: 'Social network'}),
  youtube: translate({id: 'social.youtube', message: 'YouTube', description: 'Social network'}),
};
