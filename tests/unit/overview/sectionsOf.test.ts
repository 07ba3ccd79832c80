import {parsePage} from 'content/read/pages';
import {type Named, sectionsOf} from '@site/src/plugins/overview/overviewOf';

const named = {
  facts: {
    fee: {id: 'fee', text: 'Rs 1,999'},
    downloads: {id: 'downloads', text: '100,000', short: '100K+'},
  },
  site: {name: 'Brand'},
} as unknown as Named;

const parts: Record<string, string> = {'./_part.mdx': '## In the part {/* #in-part */}\n\nWords.'};

/** `id: name` of every section of a page. */
function sectionsIn(source: string): string[] {
  const sections = sectionsOf(parsePage('docs/x.mdx', source), named, ({from}) => {
    const part = parts[from];
    return part === undefined ? undefined : parsePage(from, part);
  });
  return sections.map(({id, name}) => `${id}: ${name}`);
}

it('lists headings and components that have an address, in the order of the page', () => {
  expect(
    sectionsIn(`---
title: A page
---

# The page

<Faq id="age" question="How old?">

Old.

</Faq>

## First {/* #first */}

### Below it {/* #below */}

<AboutIntro heading="Who we are" id="who-we-are">

We.

</AboutIntro>
`),
  ).toEqual(['age: How old?', 'first: First', 'below: Below it', 'who-we-are: Who we are']);
});

it('writes headings as the page shows them', () => {
  expect(
    sectionsIn(
      [
        '## Why **<Brand />** takes <Fact id="fee" /> {/* #why */}',
        '## <Fact id="downloads" form="short" /> of `you`, [here](/app) {/* #here */}',
      ].join('\n\n'),
    ),
  ).toEqual(['why: Why Brand takes Rs 1,999', 'here: 100K+ of you, here']);
});

it('lists what is imported in its place, and leaves out the block in another language', () => {
  expect(
    sectionsIn(`import Part from './_part.mdx';
import Other from './_other.ts';

## Before {/* #before */}

<Part />

<Other />

## After {/* #after */}

<Lang lang="ne" id="nepali">

<Part />

## यहाँ {/* #here */}

</Lang>
`),
  ).toEqual(['before: Before', 'in-part: In the part', 'after: After']);
});
