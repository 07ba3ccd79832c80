import {ordinal} from '@site/src/components/DateText';
import {
  footerColumns,
  headerLinks,
  menuGroups,
  neighboursOf,
} from '@site/src/components/navigation';
import navigation from '@site/src/data/navigation.yml';

describe('ordinal', () => {
  it.each([
    ['1 June 2024', '1st June 2024'],
    ['12 September 2019', '12th September 2019'],
    ['22 May 2024', '22nd May 2024'],
    ['23 March 2021', '23rd March 2021'],
    ['31 December 2019', '31st December 2019'],
    ['२०७५ जेठ ३१', '२०७५ जेठ ३१'],
  ])('writes %s as %s', (date, text) => {
    expect(ordinal(date)).toBe(text);
  });
});

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
});

describe('neighboursOf', () => {
  it('goes across groups', () => {
    const {previous, next} = neighboursOf('/about')!;
    expect([previous?.to, next?.to]).toEqual(['/fonts', '/vmgo']);
  });

  it('has nothing before the first, and nothing for a page that is not in the sidebar', () => {
    expect(neighboursOf('/press')?.previous).toBeUndefined();
    expect(neighboursOf('/faq')).toBeUndefined();
  });
});
