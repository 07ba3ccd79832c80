import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import ExternalLink from '@site/src/components/ExternalLink';
import {site} from '@site/src/components/siteData';
import styles from './styles.module.css';

const networks = {
  facebook: {
    Icon: IconBrandFacebook,
    name: translate({id: 'social.facebook', message: 'Facebook', description: 'Social network'}),
  },
  telegram: {
    Icon: IconBrandTelegram,
    name: translate({id: 'social.telegram', message: 'Telegram', description: 'Social network'}),
  },
  twitter: {
    Icon: IconBrandTwitter,
    name: translate({id: 'social.twitter', message: 'Twitter', description: 'Social network'}),
  },
  linkedin: {
    Icon: IconBrandLinkedin,
    name: translate({id: 'social.linkedin', message: 'LinkedIn', description: 'Social network'}),
  },
  youtube: {
    Icon: IconBrandYoutube,
    name: translate({id: 'social.youtube', message: 'YouTube', description: 'Social network'}),
  },
};

/** The company on social networks, in the order of src/data/site.yml. */
export default function SocialLinks(): ReactNode {
  return (
    <ul className={`plain ${styles.social}`}>
      {site.social.map(({id, link}) => {
        const {Icon, name} = networks[id];
        return (
          <li key={id}>
            <ExternalLink href={link}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <span className="visually-hidden">{name}</span>
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
