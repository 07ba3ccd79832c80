import {footerColumns, headerLinks, menuGroups, isInSidebar} from '@site/src/components/navigation';
import navigation from '@site/src/data/navigation.yml';

describe('navigation', () => {
  const addresses = (links: readonly {to: string}[]) => links.map(({to}) => to);

  it('has the links of the list in the header, in its order', () => {
    expect(addresses(headerLinks)).toEqual(navigation.header);
  });

  it('has every page of the header and the footer once in the menu', () => {
    const inFooter = footerColumns.flatMap(({links}) => addresses(links));
    const inMenu = menuGroups.flatMap(({links}) => addresses(links));
    const reached = [...addresses(headerLinks), ...inMenu];
    expect(new Set(reached).size).toBe(reached.length);
    expect(new Set(reached)).toEqual(new Set([...navigation.header, ...inFooter]));
  });

  it('begins the marketplace in menu and footer with the way to register', () => {
    for (const groups of [menuGroups, footerColumns])
      expect(groups.find(({id}) => id === 'marketplace')!.links[0]!.to).toBe('/app#register');
  });
});

it('knows the pages that have the column of links beside them', () => {
  expect(['/press', '/privacy', '/accessibility'].every(isInSidebar)).toBe(true);
  expect(isInSidebar('/faq')).toBe(false);
});
