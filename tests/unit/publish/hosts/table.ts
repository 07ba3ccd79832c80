import type {RouteTable} from '@site/src/lib/resolveAddress';

/** A small site in two languages with a page whose name is a folder of files, too. */
export const table: RouteTable = [
  {
    base: '/',
    fallback: '/app',
    pages: [
      '/',
      '/about',
      '/app',
      '/contact',
      '/fonts',
      '/help/first-steps',
      '/release-1.2',
      '/video',
    ],
    moved: {'/old': '/about', '/help/old-steps': '/help/first-steps'},
    folders: ['assets', 'fonts', 'img'],
  },
  {
    base: '/ne/',
    fallback: '/ne/app',
    pages: ['/ne/', '/ne/about', '/ne/app', '/ne/contact', '/ne/fonts', '/ne/video'],
    moved: {'/ne/old': '/ne/about', '/ne/old-home': '/ne/'},
    folders: ['assets', 'fonts', 'img'],
  },
];
