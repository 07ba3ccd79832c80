import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

interface Neighbours {
  previous?: PropSidebarItemLink;
  next?: PropSidebarItemLink;
}

/** The links before and after a path in a sidebar, read from top to bottom across its groups. */
export function neighboursOf(path: string, sidebar: readonly PropSidebarItem[]): Neighbours {
  const links = sidebar.flatMap(linksOf);
  const index = links.findIndex(({href}) => href === path);
  return index < 0 ? {} : {previous: links[index - 1], next: links[index + 1]};
}

function linksOf(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'category') return item.items.flatMap(linksOf);
  return item.type === 'link' ? [item] : [];
}
