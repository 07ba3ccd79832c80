import type {LinkGroup} from '@site/src/components/navigation';

/**
 * Pages in the groups and the order of the footer's columns. Those that are in no column are a group
 * before them, so that none is left out.
 *
 * @param heading of that first group
 */
export function groupPages<Page extends {path: string}>(
  pages: readonly Page[],
  columns: readonly LinkGroup[],
  heading: string,
) {
  const groups = columns.map(({id, heading, links}) => ({
    id,
    heading,
    pages: links.flatMap(({to}) => pages.filter(({path}) => path === to)),
  }));
  const listed = new Set(groups.flatMap((group) => group.pages));
  const others = pages.filter((page) => !listed.has(page));
  return [{id: 'main', heading, pages: others}, ...groups].filter(({pages}) => pages.length > 0);
}
