import type {ReactNode} from 'react';
import copy from '@site-data/pages/contact';
import {
  IconRosetteDiscountCheck,
  IconShieldCheck,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react';
import styles from './styles.module.css';

const {heading, registration, membership, promotion, security} = copy.benefits;

const benefits = [
  {Icon: IconUserPlus, ...registration},
  {Icon: IconRosetteDiscountCheck, ...membership},
  {Icon: IconSpeakerphone, ...promotion},
  {Icon: IconShieldCheck, ...security},
];

/** What visitors may ask about. */
export default function Benefits(): ReactNode {
  return (
    <section className={`band ${styles.benefitsBand}`}>
      <h2 className="visually-hidden">{heading}</h2>
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
