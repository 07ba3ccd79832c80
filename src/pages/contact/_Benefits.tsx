import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  IconRosetteDiscountCheck,
  IconShieldCheck,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react';
import {factText} from '@site/src/components/factText';
import styles from './styles.module.css';

const benefits = [
  {
    Icon: IconUserPlus,
    title: translate({
      id: 'contact.benefits.registration',
      message: 'Registration',
      description: 'Something that the company helps with',
    }),
    text: translate({
      id: 'contact.benefits.registration.text',
      message: 'Help to set up a profile and list your skills.',
      description: 'Under "Registration" on the Contact page',
    }),
  },
  {
    Icon: IconRosetteDiscountCheck,
    title: translate({
      id: 'contact.benefits.membership',
      message: 'Membership',
      description: 'Something that the company helps with',
    }),
    text: translate(
      {
        id: 'contact.benefits.membership.text',
        message: 'Questions on the {fee} yearly fee and verification.',
        description: 'Under "Membership" on the Contact page; {fee} is for example Rs 1,999',
      },
      {fee: factText('fee')},
    ),
  },
  {
    Icon: IconSpeakerphone,
    title: translate({
      id: 'contact.benefits.promotion',
      message: 'Promotion',
      description: 'Something that the company helps with',
    }),
    text: translate({
      id: 'contact.benefits.promotion.text',
      message: 'Ways to make your work easier to find.',
      description: 'Under "Promotion" on the Contact page',
    }),
  },
  {
    Icon: IconShieldCheck,
    title: translate({
      id: 'contact.benefits.security',
      message: 'Security',
      description: 'Something that the company helps with',
    }),
    text: translate({
      id: 'contact.benefits.security.text',
      message: 'Report a profile, or ask how your data is kept.',
      description: 'Under "Security" on the Contact page',
    }),
  },
];

/** What visitors may ask about. */
export default function Benefits(): ReactNode {
  return (
    <section className={`band ${styles.benefitsBand}`}>
      <h2 className="visually-hidden">
        <Translate
          id="contact.benefits.label"
          description="Heading of four things the company helps with, for screen readers"
        >
          What we can help with
        </Translate>
      </h2>
      <ul className={`plain ${styles.benefits}`}>
        {benefits.map(({Icon, title, text}) => (
          <li key={title}>
            <Icon size={34} stroke={1.5} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
