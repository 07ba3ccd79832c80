import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The column beside every article. A page that is not an article (a list, or a page of its own) is
 * a link. The words of the links and groups are translated in
 * i18n/ne/docusaurus-plugin-content-docs/current.json.
 */
export default {
  main: [
    {
      type: 'category',
      label: 'News and resources',
      collapsible: false,
      items: [
        'press',
        {type: 'link', label: 'Media Coverage', href: '/media'},
        {type: 'link', label: 'Video', href: '/video'},
        {type: 'link', label: 'Certificate', href: '/certificate'},
        {type: 'link', label: 'Fonts', href: '/fonts'},
      ],
    },
    {
      type: 'category',
      label: 'Company',
      collapsible: false,
      items: [
        {type: 'link', label: 'About', href: '/about'},
        {type: 'link', label: 'Mission / Vision', href: '/vmgo'},
        {type: 'link', label: 'Timeline', href: '/timeline'},
        'welcome',
      ],
    },
    {
      type: 'category',
      label: 'Legal',
      collapsible: false,
      items: ['privacy', 'tos', 'accessibility'],
    },
  ],
} satisfies SidebarsConfig;
