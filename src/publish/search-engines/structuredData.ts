import type {LocalHour} from 'content/lists/pageValues';
import type {MarkdownPage} from 'content/read/markdownPage';
import {routeOf} from 'content/read/pages';
import type {Data, Lists} from '../../data/lists';
import {type Locale, locales} from 'nepali-text/locale';
import type {PageMetadata} from '../documents/pageMetadata';

export interface SiteData extends Pick<Lists, 'site' | 'facts' | 'videos'> {
  locale: Locale;
  /** The address of the site, with host and a slash at its end; `home` is that of the language. */
  root: string;
  home: string;
  /** The full addresses of the articles, without rules. */
  articles: readonly string[];
}

/** A thing of schema.org; what is undefined is left out. A unit test checks all of them against its schema. */
export type Thing = {'@type': string} & Record<string, unknown>;

/** The page of the list of videos, below the base of the language. */
const VIDEO_PAGE = 'video';

/**
 * The structured data of a page, in its language: breadcrumbs on all but the home page; the questions of pages with
 * `<Faq>`; Organization and WebSite on the home page; the videos of /video; an Article on articles with a topic. While
 * the name of the company is a placeholder there is nothing to say of it.
 */
export function structuredData(
  page: PageMetadata,
  data: SiteData,
  pages: readonly PageMetadata[],
): Thing[] {
  const {locale, root, home, site, videos, articles} = data;
  const {url, description, questions} = page;
  const things: Thing[] = [];
  // One id for the company in both languages.
  const company = {
    '@type': 'Organization',
    '@id': `${root}#organisation`,
    name: site.name,
    url: root,
  };
  if (url === home && !site.placeholder) {
    things.push({...company, ...organisation(data)});
    things.push({
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: site.name,
      url: home,
      description: site.description,
      inLanguage: locale,
      publisher: company,
    });
  }
  if (url !== home) things.push(breadcrumbs(page, home, pages));
  if (questions.length > 0) {
    things.push({
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      inLanguage: locale,
      mainEntity: questions.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: answer},
      })),
    });
  }
  if (url === home + VIDEO_PAGE) things.push(...videoObjects(videos, description));
  if (articles.includes(url) && !site.placeholder) {
    things.push({
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: page.heading,
      description,
      image: page.picture,
      inLanguage: locale,
      mainEntityOfPage: url,
      // Our articles name no person.
      author: company,
      publisher: company,
    });
  }
  return things;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** In Nepali time. */
const clock = ({time}: LocalHour) => `${time}:00+05:45`;

/** What the site says of the organisation, without placeholders. */
function organisation({site, facts, root}: SiteData): Omit<Thing, '@type'> {
  const {phone, email} = site;
  const {from, to, days} = facts['calling-hours']!;
  const sameAs = site.social.flatMap(({placeholder, link}) => (placeholder ? [] : link));
  const reach = {
    telephone: phone.placeholder ? undefined : phone.shown,
    email: email.placeholder ? undefined : email.address,
  };
  return {
    description: site.description,
    logo: `${root}img/icon-512.png`,
    address: site.address,
    foundingDate: facts['company-registered']?.iso,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    ...reach,
    // The hours are the calling hours.
    ...(!phone.placeholder && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...reach,
        availableLanguage: locales,
        // Without days the hours would be those of every day.
        hoursAvailable: days && {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => DAYS[day]),
          opens: clock(from!),
          closes: clock(to!),
        },
      },
    }),
  };
}

/** The way from the home page to a page, through the pages whose addresses it begins with. */
function breadcrumbs(page: PageMetadata, home: string, pages: readonly PageMetadata[]): Thing {
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

/** Our own videos, without placeholders. */
function videoObjects(videos: Data<'videos'>, description: string): Thing[] {
  return videos.flatMap(({placeholder, published, youtube, caption, credit}) => {
    if (placeholder || !published) return [];
    return {
      '@type': 'VideoObject',
      name: caption,
      description,
      uploadDate: published.iso,
      // Named for search engines: the page itself shows a drawing and requests nothing from YouTube.
      thumbnailUrl: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`,
      creditText: credit,
    };
  });
}

/**
 * The data for the end of a page, so that words and pictures come first on a slow line. A browser does not run
 * it, so no content policy has to allow the element, and nothing in it can end it.
 */
export function dataElement(things: readonly Thing[]): string {
  const data = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  return `<script type="application/ld+json">${data.replace(/</g, '\\u003c')}</script>`;
}

/** The texts with a topic, below the base of a language; those with a date of effect are rules. */
export const articlesOf = (pages: readonly MarkdownPage[]): string[] =>
  pages
    .filter(({frontMatter}) => frontMatter.has('topic') && !frontMatter.has('effective'))
    .map(({file}) => routeOf(file).slice(1));
