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
      label: 'News and proof',
      collapsible: false,
      items: [
        'press',
        {type: 'link', label: 'Media coverage', href: '/media'},
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
        {type: 'link', label: 'Team', href: '/team'},
        {type: 'link', label: 'Mission / Vision', href: '/vmgo'},
        {type: 'link', label: 'Timeline', href: '/timeline'},
        'welcome',
      ],
    },
    {
      type: 'category',
      label: 'Marketplace',
      collapsible: false,
      items: [
        {type: 'link', label: 'How it works', href: '/how'},
        {type: 'link', label: 'Services', href: '/services'},
        {type: 'link', label: 'Cities', href: '/city'},
        {type: 'link', label: 'Features', href: '/features'},
        {type: 'link', label: 'App', href: '/app'},
        {type: 'link', label: 'Career', href: '/career'},
      ],
    },
    {
      type: 'category',
      label: 'Help and rules',
      collapsible: false,
      items: ['faq', 'privacy', 'tos', {type: 'link', label: 'Feedback', href: '/feedback'}],
    },
  ],
} satisfies SidebarsConfig;
