import type {OpeningHoursSpecification, Organization} from 'schema-dts';
import type {Data} from '../../../collections';
import {languages} from '../../../collections/language';

export interface Brand {
  site: Data<'site'>;
  /** Where the site begins, in its first language, with a slash at its end. */
  root: string;
  /** The day when the company was registered, as year-month-day. */
  founded?: string;
}

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** In Nepali time. */
const clock = (minutes: number) =>
  `${[Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':')}+05:45`;

/** What is said of the organisation where another thing names it. Both pages mean the same one. */
export function organisationName({site, root}: Brand): Organization | undefined {
  // Whoever reads data believes it. Without a real name there is no one to speak of.
  if (site.standin) return undefined;
  return {'@type': 'Organization', '@id': `${root}#organisation`, name: site.name, url: root};
}

/** Who runs the site, as far as it is real: what stands in for something is left out. */
export function organisation(brand: Brand): Organization | undefined {
  const {site, root, founded} = brand;
  const named = organisationName(brand);
  if (!named || typeof named === 'string') return undefined;
  const real = <T extends {standin?: boolean | undefined}>(things: readonly T[]) =>
    things.filter(({standin}) => !standin);
  const [phone] = real([site.phone]);
  const [email] = real([site.email]);
  const sameAs = real(site.social).map(({link}) => link);
  const hours: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS,
    opens: clock(site.callingHours.from.minutes),
    closes: clock(site.callingHours.to.minutes),
  };
  const reach = {
    ...(phone && {telephone: phone.shown}),
    ...(email && {email: email.address}),
  };
  return {
    ...named,
    description: site.description,
    logo: `${root}img/icon-512.png`,
    address: site.address,
    ...(founded && {foundingDate: founded}),
    ...(sameAs.length > 0 && {sameAs}),
    ...reach,
    // The hours are those of the telephone.
    ...(phone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...reach,
        availableLanguage: languages,
        hoursAvailable: hours,
      },
    }),
  } as Organization;
}
