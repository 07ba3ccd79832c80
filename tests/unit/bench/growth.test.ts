import {readGrowthOptions} from '../../../scripts/bench/growth/options';
import {madePage, paragraphsOf} from '../../../scripts/bench/growth/prose';
import {type Growth, growthTable, perPage} from '../../../scripts/bench/growth/report';
import {treeOf} from '../../../scripts/bench/growth/treeMemory';

describe('options', () => {
  it('builds both with 50, 500 and 2000 pages', () => {
    expect(readGrowthOptions([])).toEqual({pages: [50, 500, 2000], only: ['ours', 'docusaurus']});
  });

  it('goes from few to many', () => {
    expect(readGrowthOptions(['--pages', '20,3,20', '--only', 'ours'])).toEqual({
      pages: [3, 20],
      only: ['ours'],
    });
  });

  it.each([
    [['--pages', '50,many'], '--pages takes whole numbers above 0 such as 50,500'],
    [['--pages', ''], '--pages takes whole numbers above 0 such as 50,500'],
    [['--only', 'astro'], '--only takes some of ours, docusaurus, and got "astro".'],
  ])('refuses %j', (words, message) => {
    expect(() => readGrowthOptions(words)).toThrow(message);
  });
});

describe('made pages', () => {
  const plain = 'These are the words of a paragraph that is long enough to be taken for one.';

  it('take only plain paragraphs', () => {
    const mdx = `---\ntitle: x\n---\n\nimport A from 'a';\n\n# Heading\n\n${plain}\n\n- ${plain}\n\n<Note>${plain}</Note>\n\nshort\n`;
    expect(paragraphsOf(mdx)).toEqual([plain]);
  });

  it('are the same each time, and of different length', () => {
    expect(madePage(3, [plain])).toBe(madePage(3, [plain]));
    expect(madePage(5, [plain]).length).toBeGreaterThan(madePage(6, [plain]).length);
    expect(madePage(3, [plain])).toMatch(/^---\ntitle: "3"[\s\S]*\n# 3\n/);
  });
});

describe('growth', () => {
  const build = (builder: Growth['builder'], pages: number, seconds: number): Growth => ({
    builder,
    pages,
    docusaurus: seconds * 1000,
    whole: seconds * 1000 + 5000,
    memory: pages * 1e6,
  });
  const all = [build('ours', 50, 10), build('docusaurus', 50, 20), build('ours', 150, 16)];

  it('is what a page more costs in one language', () => {
    expect(perPage(all[2]!, all)).toEqual({milliseconds: 30, bytes: 500_000});
    expect(perPage(all[0]!, all)).toBeNull();
  });

  it('is printed beside the stock template', () => {
    const lines = growthTable(all).split('\n');
    expect(lines[2]).toMatch(/^\| ours +\| +50 × 2 \| +10\.0 \| +15\.0 \|.* 0\.50 \| +1\.00 \|$/);
    expect(lines[4]).toMatch(/ 30\.0 \| +500 \| +\| +\|$/);
  });

  it('says where memory is not known', () => {
    expect(growthTable([{...all[0]!, memory: NaN}])).toContain('not known here');
  });
});

test('a tree holds the children of children, and no others', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 2],
    [9, 8],
  ]);
  expect(treeOf(1, parents)).toEqual([1, 2, 3, 4]);
});
