import {translate} from '@docusaurus/Translate';
import {type Route, pageNames} from './pageNames';

interface NavigationLink {
  to: Route;
  label: string;
}

const named = (to: Route): NavigationLink => ({to, label: pageNames[to]});

/** The five links of the header; their labels are shorter than those of the footer. */
export const headerLinks: NavigationLink[] = [
  named('/'),
  {
    to: '/about',
    label: translate({
      id: 'header.about',
      message: 'About',
      description: 'Header link to the page about the company',
    }),
  },
  named('/team'),
  {
    to: '/faq',
    label: translate({
      id: 'header.faq',
      message: 'FAQ',
      description: 'Header link to the frequently asked questions',
    }),
  },
  named('/contact'),
];

/** The second list of the menu on small screens. */
export const menuLinks: NavigationLink[] = (
  [
    '/how',
    '/services',
    '/city',
    '/features',
    '/app',
    '/press',
    '/media',
    '/timeline',
    '/vmgo',
    '/video',
    '/certificate',
    '/feedback',
  ] as const
).map(named);

interface FooterColumn {
  /** Stable part of the heading's id, which names the column for screen readers. */
  id: string;
  heading: string;
  links: NavigationLink[];
}

export const footerColumns: FooterColumn[] = [
  {
    id: 'company',
    heading: translate({
      id: 'footer.company',
      message: 'Company',
      description: 'Heading of a footer column',
    }),
    links: (['/about', '/team', '/vmgo', '/timeline', '/welcome'] as const).map(named),
  },
  {
    id: 'marketplace',
    heading: translate({
      id: 'footer.marketplace',
      message: 'Marketplace',
      description: 'Heading of a footer column',
    }),
    links: (['/how', '/services', '/city', '/features', '/app'] as const).map(named),
  },
  {
    id: 'news',
    heading: translate({
      id: 'footer.news',
      message: 'News and proof',
      description: 'Heading of a footer column: press, media, videos, certificates, fonts',
    }),
    links: (['/press', '/media', '/video', '/certificate', '/fonts'] as const).map(named),
  },
  {
    id: 'help',
    heading: translate({
      id: 'footer.help',
      message: 'Help and rules',
      description: 'Heading of a footer column',
    }),
    links: (['/faq', '/feedback', '/privacy', '/tos'] as const).map(named),
  },
];
