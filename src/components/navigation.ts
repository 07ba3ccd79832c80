import footer from '@site-data/pages/footer';
import header from '@site-data/pages/header';
import {type Route, pageNames} from './pageNames';

interface NavigationLink {
  to: Route;
  label: string;
}

const named = (to: Route): NavigationLink => ({to, label: pageNames[to]});

/** The five links of the header; their labels are shorter than those of the footer. */
export const headerLinks: NavigationLink[] = [
  named('/'),
  {to: '/about', label: header.about},
  named('/team'),
  {to: '/faq', label: header.faq},
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
    heading: footer.company,
    links: (['/about', '/team', '/vmgo', '/timeline', '/welcome'] as const).map(named),
  },
  {
    id: 'marketplace',
    heading: footer.marketplace,
    links: (['/how', '/services', '/city', '/features', '/app'] as const).map(named),
  },
  {
    id: 'news',
    heading: footer.news,
    links: (['/press', '/media', '/video', '/certificate', '/fonts'] as const).map(named),
  },
  {
    id: 'help',
    heading: footer.help,
    links: (['/faq', '/feedback', '/privacy', '/tos'] as const).map(named),
  },
];
