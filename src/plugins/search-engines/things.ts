import type {
  Article,
  BreadcrumbList,
  FAQPage,
  OpeningHoursSpecification,
  Organization,
  VideoObject,
  WebSite,
} from 'schema-dts';
import type {Data} from '../../collections';
import {locales} from '../../lib/locale';
import type {PageFacts} from './readPage';

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

/** The organisation as a reference in another thing. Both languages mean the same one. */
function organisationName({site, root}: Brand): Organization | undefined {
  // Without a real name there is no person to describe.
  if (site.standin) return undefined;
  return {'@type': 'Organization', '@id': `${root}#organisation`, name: site.name, url: root};
}

/** The organisation that runs the site, without placeholders. */
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
        availableLanguage: locales,
        hoursAvailable: hours,
      },
    }),
  } as Organization;
}

/**
 * The site itself, for the name that a search engine shows over its pages. That name is all that it
 * holds, so it is left out while the name is a placeholder.
 *
 * @param home where the language begins, with host and a slash at its end
 */
export function webSite(brand: Brand, home: string, locale: string): WebSite | undefined {
  const publisher = organisationName(brand);
  if (!publisher) return undefined;
  const {name, description} = brand.site;
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name,
    url: home,
    description,
    inLanguage: locale,
    publisher,
  };
}

/**
 * An article. Ours name no person, so author and publisher are the organisation; while that is a
 * placeholder the article is left out.
 * Some pages hold the text in both languages; the heading is in that of the page.
 */
export function article(
  {url, heading, description, picture}: PageFacts,
  brand: Brand,
  inLanguage: string,
): Article | undefined {
  const publisher = organisationName(brand);
  if (!publisher) return undefined;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: heading,
    description,
    image: picture,
    inLanguage,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}

/**
 * The way from the home page to a page, through the pages whose addresses it begins with. It names
 * pages by what they are called and says nothing of the company, so it is true with a working name.
 *
 * @param home where the language begins, with host and a slash at its end
 * @param pages all pages of the language
 * @returns nothing for the home page
 */
export function breadcrumbs(
  page: PageFacts,
  home: string,
  pages: readonly PageFacts[],
): BreadcrumbList | undefined {
  if (page.url === home) return undefined;
  const way = pages
    .filter(({url}) => url === home || page.url === url || page.url.startsWith(`${url}/`))
    .sort((one, other) => one.url.length - other.url.length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * The questions of a page with their answers, as it shows them, even where they use the company's
 * working name.
 */
export function faqPage({url, questions}: PageFacts, locale: string): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    inLanguage: locale,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** Our own videos, without placeholders. */
export function videoObjects(videos: Data<'videos'>, description: string): VideoObject[] {
  return videos.flatMap(({standin, published, youtube, caption, credit}) => {
    if (standin || !published) return [];
    return {
      '@type': 'VideoObject',
      name: caption,
      description,
      uploadDate: published.iso,
      // Only named: the page itself shows a drawing and asks YouTube for nothing.
      thumbnailUrl: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`,
      creditText: credit,
    };
  });
}
