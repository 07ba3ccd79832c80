import {translate} from '@docusaurus/Translate';

/**
 * The short name of every page, by route: in the title, the breadcrumb, and the links to it in the
 * footer and the menu.
 */
export const pageNames = {
  '/': translate({id: 'page.home', message: 'Home', description: 'Short name of the home page'}),
  '/about': translate({
    id: 'page.about',
    message: 'About Us',
    description: 'Short name of the page about the company',
  }),
  '/team': translate({id: 'page.team', message: 'Team', description: 'Short name of the page'}),
  '/faq': translate({
    id: 'page.faq',
    message: 'FAQ / KnowBase',
    description: 'Name of the page of frequently asked questions in the footer',
  }),
  '/how': translate({
    id: 'page.how',
    message: 'How It Works',
    description: 'Short name of the page that shows the four steps',
  }),
  '/press': translate({id: 'page.press', message: 'Press', description: 'Short name of the page'}),
  '/vmgo': translate({
    id: 'page.vmgo',
    message: 'Mission / Vision',
    description: 'Short name of the page on vision, mission, goals and objectives',
  }),
  '/welcome': translate({
    id: 'page.welcome',
    message: 'Welcome',
    description: 'Short name of the page',
  }),
  '/certificate': translate({
    id: 'page.certificate',
    message: 'Certificate',
    description: 'Short name of the page of registrations, letters and certificates',
  }),
  '/fonts': translate({
    id: 'page.fonts',
    message: 'Fonts',
    description: 'Short name of the page of typefaces to download',
  }),
  '/video': translate({id: 'page.video', message: 'Video', description: 'Short name of the page'}),
  '/media': translate({
    id: 'page.media',
    message: 'Media Coverage',
    description: 'Short name of the page of newspaper, radio and television reports',
  }),
  '/feedback': translate({
    id: 'page.feedback',
    message: 'Feedback',
    description: 'Short name of the page for feature requests and bug reports',
  }),
  '/timeline': translate({
    id: 'page.timeline',
    message: 'Timeline',
    description: 'Short name of the page of dated milestones',
  }),
  '/features': translate({
    id: 'page.features',
    message: 'Features',
    description: 'Short name of the page on what the app does',
  }),
  '/services': translate({
    id: 'page.services',
    message: 'Services',
    description: 'Short name of the page of professions',
  }),
  '/city': translate({
    id: 'page.city',
    message: 'Cities',
    description: 'Short name of the page of cities',
  }),
  '/contact': translate({
    id: 'page.contact',
    message: 'Contact',
    description: 'Short name of the page',
  }),
  '/privacy': translate({
    id: 'page.privacy',
    message: 'Privacy Policy',
    description: 'Short name of the page',
  }),
  '/app': translate({
    id: 'page.app',
    message: 'App',
    description: 'Short name of the page that offers the mobile app',
  }),
  '/tos': translate({
    id: 'page.tos',
    message: 'Terms of Services',
    description: 'Short name of the page of terms and conditions',
  }),
  '/career': translate({
    id: 'page.career',
    message: 'Career',
    description: 'Short name of the page that shows interns and graduates to employers',
  }),
} as const;

export type Route = keyof typeof pageNames;
