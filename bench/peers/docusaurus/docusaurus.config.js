// The template's own configuration, changed only where its owner must change it: names, links,
// languages, and pages in place of the tutorial.
import {readFileSync} from 'node:fs';
import stock from './stock.config.js';

const {name, url, frames} = JSON.parse(readFileSync('site.json', 'utf8'));
const {menu, columns, others, credits} = frames.en;

const linkTo = ({label, href}) => (href.startsWith('/') ? {label, to: href} : {label, href});

export default {
  ...stock,
  title: name,
  tagline: '',
  url,
  // The template's own is of another place.
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ne'],
    localeConfigs: {ne: {label: 'नेपाली'}},
  },
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.js', routeBasePath: '/'},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  themeConfig: {
    ...stock.themeConfig,
    navbar: {
      ...stock.themeConfig.navbar,
      title: name,
      logo: {...stock.themeConfig.navbar.logo, alt: ''},
      items: [
        ...menu.map((link) => ({...linkTo(link), position: 'left'})),
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {
      ...stock.themeConfig.footer,
      links: [
        ...columns.map(({heading, links}) => ({title: heading, items: links.map(linkTo)})),
        {title: name, items: others.map(linkTo)},
      ],
      copyright: credits.join(' · '),
    },
  },
};
