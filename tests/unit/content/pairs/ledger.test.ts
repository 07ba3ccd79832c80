import {parseLedger, readLedgers, writeLedger} from 'content/pairs/ledger';

const siteDir = process.cwd();
const a = {place: 'accounts', english: '0123456789', translation: 'abcdefabcd'};
const b = {place: 'termination', english: '1123456789', translation: 'bbcdefabcd'};

it('is a sorted line for each pair, each once', () => {
  expect(writeLedger([b, a, b])).toBe(`# Written by "npm run agree". WRITING.md explains it.
accounts 0123456789 abcdefabcd
termination 1123456789 bbcdefabcd
`);
});

it('is read as it was written, with any line ends', () => {
  const source = writeLedger([a, {...b, place: 'sidebar.Company rules'}]);
  for (const written of [source, source.replaceAll('\n', '\r\n')]) {
    const {agreements, problems} = parseLedger('docs/tos.mdx', written);
    expect(agreements).toEqual([a, {...b, place: 'sidebar.Company rules'}]);
    expect(problems).toEqual([]);
  }
});

it('says how to mend what a merge left behind, and reads the lines of both branches', () => {
  const source = `<<<<<<< HEAD
accounts 0123456789 abcdefabcd
=======
termination 1123456789 bbcdefabcd
>>>>>>> other
`;
  const {agreements, problems} = parseLedger('docs/tos.mdx', source);
  expect(agreements).toEqual([a, b]);
  expect(problems.map(({line}) => line)).toEqual([1, 3, 5]);
  expect(problems[0]).toMatchObject({
    file: 'i18n/ledger/ne/docs/tos.mdx.txt',
    line: 1,
    id: 'ledger.line',
  });
});

it('says that a line is damaged', () => {
  const {problems} = parseLedger('docs/tos.mdx', 'accounts 0123456789 abc\n');
  expect(problems.map(({line, id}) => `${line} ${id}`)).toEqual(['1 ledger.line']);
});

it('can be read in this repository', () => {
  const ledgers = readLedgers(siteDir);
  expect(ledgers.length).toBeGreaterThan(40);
  expect(ledgers.flatMap(({problems}) => problems)).toEqual([]);
});
