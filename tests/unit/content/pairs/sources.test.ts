/* Which changes of a page or list the ledger notices; how texts find their translations is in compare.test.ts. */
import {parsePage} from 'content/read/pages';
import {compare} from 'content/pairs/compare';
import {listSources, pageSource, type Side, type TextSource} from 'content/pairs/sources';
import {yamlFile} from '../../support/lists';

type SideSources = Record<Side, string>;
type Edit = readonly [side: Side, from: string | RegExp, to: string];

const page: SideSources = {
  english: `---
title: The terms
---

# Terms

Pay the *yearly* fee <Fact id="fee" /> today. Then [begin](/how).

It ends after a year.

## Names {/* #names */}

- Use your name.
- Use caf\u00e9.

| One | Two |
| --- | --- |

<Faq id="age" question="How old?">

Sixteen.

</Faq>
`,
  translation: `---
title: हाम्रा सर्त
---

# सर्त

आज *वार्षिक* शुल्क <Fact id="fee" /> तिर्नुहोस्। अनि [सुरु गर्नुहोस्](/how)।

एक वर्षपछि सकिन्छ।

## नाम {/* #names */}

- आफ्नो नाम राख्नुहोस्।
- कफी भन्नुहोस्।

| एक | दुई |
| --- | --- |

<Faq id="age" question="कति वर्ष?">

सोह्र।

</Faq>
`,
};

const list = `# The team
- id: asha
  name: {en: Asha, ne: आशा}
  role: {en: Designer of all, ne: डिजाइनर}
  value: 1
- id: bina
  name: {en: Bina, ne: बिना}
  role: {en: Cook, ne: भान्से}
`;

const sourceOf = ({english, translation}: SideSources): TextSource =>
  pageSource({
    englishFile: 'docs/tos.mdx',
    translationFile: 'translation.mdx',
    english: parsePage('docs/tos.mdx', english),
    translation: parsePage('translation.mdx', translation),
  })[0]!;

/** The states of what is not agreed after a change. */
function openAfter(before: TextSource, after: TextSource): string[] {
  const {english, translation} = before.texts;
  const agreed = english.map(({place, hash}, index) => ({
    place,
    english: hash,
    translation: translation[index]!.hash,
  }));
  return compare(after.texts, agreed)
    .map(({state}) => state)
    .filter((state) => state !== 'agreed');
}

function replaced(source: string, from: string | RegExp, to: string): string {
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`Not in the file: ${String(from)}`);
  return changed;
}

it.each<[what: string, open: string[], ...edits: Edit[]]>([
  ['nothing', []],
  ['a typo in a field', ['english'], ['english', 'title: The', 'title: Teh']],
  ['a typo in a heading', ['translation'], ['translation', '## नाम', '## नमा']],
  ['a typo in a paragraph', ['english'], ['english', 'a year', 'a yaer']],
  ['a typo in an item of a list', ['translation'], ['translation', 'आफ्नो', 'अफ्नो']],
  ['a typo in a cell', ['english'], ['english', '| Two', '| Tow']],
  ['a typo in an attribute', ['translation'], ['translation', 'कति वर्ष', 'कती वर्ष']],
  ['a typo in a component', ['english'], ['english', 'Sixteen', 'Sixten']],
  ['a change in both', ['both'], ['english', 'Sixteen', 'Ten'], ['translation', 'सोह्र', 'दस']],
  ['another fact', ['english'], ['english', 'id="fee"', 'id="users"']],
  ['another link', ['translation'], ['translation', '(/how)', '(/why)']],
  ['other emphasis', ['english'], ['english', '*yearly*', 'yearly']],
  ['two spaces', [], ['english', 'after a', 'after  a']],
  ['a no-break space', [], ['english', 'after a', 'after\u00a0a']],
  ['another line', [], ['english', 'after a', 'after\na']],
  ['marks of no width', [], ['translation', 'एक वर्षपछि', 'एक \u200b\u00adवर्षपछि']],
  ['letters in another Unicode form', [], ['english', 'caf\u00e9', 'cafe\u0301']],
  ['a paragraph that is split', ['english', 'english'], ['english', 'today. ', 'today.\n\n']],
  ['two that are joined', ['translation', 'translation'], ['translation', '।\n\nएक', '। एक']],
  ['a paragraph that is deleted', ['translation'], ['translation', 'एक वर्षपछि सकिन्छ।\n', '']],
  [
    'one that is added in both',
    ['new'],
    ['english', '## Names', 'A rule.\n\n## Names'],
    ['translation', '## नाम', 'नियम।\n\n## नाम'],
  ],
  [
    'one that is moved in both, and changed',
    ['english'],
    ['english', /(It ends after )a (year)(.\n\n)(## Names.*\n\n)/, '$4$1$2s$3'],
    ['translation', /(एक वर्षपछि सकिन्छ।\n\n)(## नाम.*\n\n)/u, '$2$1'],
  ],
])('in a page, %s: %j', (_what, open, ...edits) => {
  const changed = edits.reduce(
    (written, [side, from, to]) => ({...written, [side]: replaced(written[side], from, to)}),
    page,
  );
  expect(openAfter(sourceOf(page), sourceOf(changed))).toEqual(open);
});

it.each([
  ['a typo', ['english'], 'Cook', 'Coock'],
  ['a typo in Nepali', ['translation'], 'भान्से', 'भन्से'],
  ['spaces', [], 'Designer of', 'Designer  of'],
  ['quotation marks', [], 'Cook', '"Cook"'],
  ['a line of its own', [], '{en: Cook, ne: भान्से}', '\n    en: Cook\n    ne: >-\n      भान्से'],
  ['another value', [], 'value: 1', 'value: 2'],
  ['an entry that is moved', [], /(- id: asha[^]*)(- id: bina[^]*)/, '$2$1'],
])('in a list, %s: %j', (_what, open, from, to) => {
  const sourceIn = (source: string) => listSources([yamlFile('team', source)])[0]!;
  expect(openAfter(sourceIn(list), sourceIn(replaced(list, from, to)))).toEqual(open);
});
