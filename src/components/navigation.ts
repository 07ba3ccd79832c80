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

interface LinkGroup {
  /** Stable part of the heading's id, which names the group for screen readers. */
  id: string;
  heading: string;
  links: NavigationLink[];
}

export const footerColumns: LinkGroup[] = [
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
    links: [
      ...(['/faq', '/feedback', '/privacy', '/tos'] as const).map(named),
      {to: '/search', label: footer.sitemap},
    ],
  },
];

/** The menu has those of the footer that the header has not. What one comes for is first. */
export const menuGroups: LinkGroup[] = ['marketplace', 'company', 'news', 'help'].map((wanted) => {
  const group = footerColumns.find(({id}) => id === wanted)!;
  const isInHeader = (to: Route) => headerLinks.some((link) => link.to === to);
  return {...group, links: group.links.filter(({to}) => !isInHeader(to))};
});
