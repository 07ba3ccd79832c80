import pageNames from '@site/src/data/pages/names.yml';
import navigation from '@site/src/data/navigation.yml';
import footer from '@site/src/data/pages/footer.yml';
import header from '@site/src/data/pages/header.yml';
import copy from '@site/src/data/pages/article.yml';
import end from '@site/src/data/pages/end.yml';

const names: Readonly<Record<string, string>> = pageNames;

/** @param labels of the links that do not have the name of their page */
const linksTo = (routes: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  routes.map((to) => ({to, label: labels[to] ?? names[to] ?? to}));

/** The links of the header; their labels are shorter than those of the footer. */
export const headerLinks = linksTo(navigation.header, {'/about': header.about, '/faq': header.faq});

/** For those who offer a skill: the first link of the marketplace. */
const register = {to: '/app#register', label: end.skill.heading};

/** The id of a group is part of its heading's, which names the group for screen readers. */
export const footerColumns = (['company', 'marketplace', 'news', 'help'] as const).map((id) => ({
  id,
  heading: footer[id],
  links: [...(id === 'marketplace' ? [register] : []), ...linksTo(navigation.footer[id])],
}));

const groups = {news: footer.news, company: footer.company, legal: copy.legal};

/** The sidebar of articles; other pages have none. */
export const sidebarGroups = (['news', 'company', 'legal'] as const).map((id) => ({
  id,
  heading: groups[id],
  links: linksTo(navigation.sidebar[id]),
}));

/** Whether the sidebar lists a page; such a page shows the sidebar. */
export const isInSidebar = (route: string): boolean =>
  sidebarGroups.some(({links}) => links.some(({to}) => to === route));

/** The menu: the links of the footer that the header lacks, with the most wanted group first. */
export const menuGroups = ['marketplace', 'company', 'news', 'help'].map((wanted) => {
  const group = footerColumns.find(({id}) => id === wanted)!;
  const isInHeader = (to: string) => headerLinks.some((link) => link.to === to);
  return {...group, links: group.links.filter(({to}) => !isInHeader(to))};
});
