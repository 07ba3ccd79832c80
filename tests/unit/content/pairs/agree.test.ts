import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from 'nepali-text/locale';
import {reportStale} from 'content/pairs/report';
import {siteTexts} from '@site/src/data';
import {agree, questionsAboutLedger} from 'content/pairs/agree';
import {type Change, docs, makeSite, replace} from '../../support/site';

const translation = `${docs}/tos.mdx`;
const termsLedger = 'i18n/ledger/ne/docs/tos.mdx.txt';

let siteDir: string;

async function run(...targets: string[]): Promise<string> {
  const {lines, failed} = await agree(siteDir, await siteTexts(siteDir), targets);
  return [...lines, ...(failed ? ['(failed)'] : [])].join('\n');
}

async function report(locale?: Locale): Promise<string> {
  return reportStale(siteDir, await siteTexts(siteDir), locale);
}

/** A site in which everything is agreed. */
async function agreedSite(change: Change = {}): Promise<void> {
  siteDir = makeSite(change);
  await run('--all');
}

function change(file: string, from: string, to: string): void {
  const place = path.join(siteDir, file);
  writeFileSync(place, replace(from, to)(readFileSync(place, 'utf8')));
}

const ledger = (file = termsLedger) => readFileSync(path.join(siteDir, file), 'utf8');

function git(...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: siteDir,
    stdio: 'ignore',
  });
}

describe('npm run check', () => {
  beforeEach(() => agreedSite());

  it('has nothing to say where all is agreed', async () => {
    expect(await report()).toBe('');
  });

  it('says what changed in one language and not in the other', async () => {
    change('docs/tos.mdx', 'Use your own name.', 'Use your own name or that of your business.');
    expect(await report())
      .toBe(`Texts that are not agreed: 1. The two languages may say different things.

docs/tos.mdx#names: changed in English and not in Nepali
  docs/tos.mdx:18
    Use your own name or that of your business.
  ${translation}:18
    आफ्नै नाम राख्नुहोस्।

Change what has to be changed. When the two languages say the same:
  npm run agree -- docs/tos.mdx#names`);
    expect(await report('ne')).toContain('tos.mdx#names: अङ्ग्रेजीमा बदलियो, नेपालीमा बदलिएको छैन');
  });

  it('shows what changed since the agreement, from git', async () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Agreed');
    change(translation, 'आफ्नै नाम राख्नुहोस्।', 'आफ्नै पूरा नाम राख्नुहोस्।');
    git('commit', '--quiet', '--all', '--message', 'Changed');
    change(translation, 'पूरा नाम राख्नुहोस्।', 'पूरा नाम लेख्नुहोस्।');
    // As somebody has it who wants to see other files so.
    writeFileSync(path.join(siteDir, '.git/info/attributes'), '*.mdx diff=own\n');
    git('config', 'diff.own.textconv', 'echo');
    expect(await report()).toContain(`
docs/tos.mdx#names: changed in Nepali and not in English
  docs/tos.mdx:18
    Use your own name.
  ${translation}:18
    आफ्नै [+ पूरा] नाम [राख्नुहोस्। → लेख्नुहोस्।]
`);
  });

  it('says so when both changed, in fields and words of components too', async () => {
    change('docs/tos.mdx', 'topic: Rules', 'topic: Our rules');
    change(translation, 'topic: नियम', 'topic: हाम्रा नियम');
    change('pages/about.mdx', 'heading="Who we are"', 'heading="Us"');
    const text = await report();
    expect(text).toMatch(/^Texts that are not agreed: 2\./);
    expect(text).toContain(`
docs/tos.mdx#topic: changed in both languages and not compared since
  docs/tos.mdx:4
    Our rules
  ${translation}:4
    हाम्रा नियम
`);
    expect(text).toContain('\npages/about.mdx#who-we-are: changed in English and not in Nepali\n');
    expect(text).toMatch(
      /\n {2}npm run agree -- docs\/tos\.mdx#topic pages\/about\.mdx#who-we-are$/,
    );
  });

  it('says what was added or deleted in one language, which cannot be agreed', async () => {
    change('docs/tos.mdx', '## Accounts', 'One more sentence.\n\n## Accounts');
    change('docs/tos.mdx', 'Use your own name.\n', '');
    const text = await report();
    expect(text).toContain(`
docs/tos.mdx#top: new in English and not in Nepali
  docs/tos.mdx:12
    One more sentence.
`);
    expect(text).toContain(`
docs/tos.mdx#names: deleted in English and still in Nepali
  ${translation}:18
    आफ्नै नाम राख्नुहोस्।`);
    // Neither can be agreed yet.
    expect(text).not.toContain('npm run agree');
  });

  const about = 'pages/about.mdx and i18n/ne/docusaurus-plugin-content-pages-words/about.mdx';
  const aboutLedger = 'i18n/ledger/ne/pages/about.mdx.txt';
  const missing = (texts: string) =>
    `${about}: ${texts} not agreed, and the ledger file ${aboutLedger} is missing. If it was deleted, fetch it from git: git checkout -- ${aboutLedger}. If the texts are new, compare them all before you agree.`;

  it('says that a ledger file is not there', async () => {
    rmSync(path.join(siteDir, aboutLedger));
    expect(await report())
      .toBe(`Texts that are not agreed: 5. The two languages may say different things.

${missing('5 of 5 texts')}

Change what has to be changed. When the two languages say the same:
  npm run agree -- pages/about.mdx`);
  });

  it('shows what is open in a renamed page, most of which is agreed under its old name', async () => {
    const old = 'i18n/ledger/ne/pages/old.mdx.txt';
    renameSync(path.join(siteDir, aboutLedger), path.join(siteDir, old));
    change('pages/about.mdx', 'We are here.', 'We are there.');
    expect(await report())
      .toBe(`Texts that are not agreed: 1. The two languages may say different things.

${missing('1 of 5 texts')}

pages/about.mdx#who-we-are: new in both languages and not yet compared
  pages/about.mdx:10
    We are there.
  i18n/ne/docusaurus-plugin-content-pages-words/about.mdx:10
    हामी यहाँ छौँ।

Change what has to be changed. When the two languages say the same:
  npm run agree -- pages/about.mdx#who-we-are`);
  });

  it('counts the texts of a file that was written anew in both languages', async () => {
    const head = ledger(aboutLedger).split('\n').slice(0, 1);
    writeFileSync(path.join(siteDir, aboutLedger), `${head.join('')}\n`);
    expect(await report()).toContain(`\n\n${about}: none of the 5 texts has been agreed yet\n\n`);
  });

  it('says how to get a lost ledger back', async () => {
    rmSync(path.join(siteDir, 'i18n/ledger'), {recursive: true});
    const {problems} = await siteTexts(siteDir);
    expect(problems).toMatchObject([
      {
        file: 'i18n/ledger/ne',
        line: 1,
        id: 'ledger.folder',
        values: {folder: 'i18n/ledger/ne'},
        example: 'npm run agree -- --all',
      },
    ]);
  });
});

describe('npm run agree', () => {
  beforeEach(() => agreedSite());

  it('settles a part of a page, and prints what it agreed to', async () => {
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    change('docs/tos.mdx', '## Accounts', '## Your accounts');
    expect(await run('docs/tos.mdx#names')).toBe(`docs/tos.mdx#names
  English: Use your full name.
  Nepali: आफ्नै नाम राख्नुहोस्।
Pairs agreed now: 1; before: 1; taken out, as they are gone: 0.`);
    expect(await report()).toMatch(
      /^Texts that are not agreed: 1[^]*#accounts: changed in English/,
    );
  });

  it.each([
    ['docs/tos.mdx'],
    ['docs'],
    [translation],
    ['./docs/tos.mdx'],
    ['i18n'],
    ['.'],
    ['--all'],
  ])('takes %s', async (target) => {
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    expect(await run(target)).toMatch(/\nPairs agreed now: 1; /);
    expect(await report()).toBe('');
  });

  it('takes out the lines of texts that are gone', async () => {
    for (const [file, text] of [
      ['docs/tos.mdx', 'Use your own name.'],
      [translation, 'आफ्नै नाम राख्नुहोस्।'],
    ] as const) {
      change(file, `<Note>\n\n${text}\n\n</Note>\n`, '');
    }
    const lines = ledger().split('\n').length;
    expect(await run('docs/tos.mdx')).toMatch(
      /^Pairs agreed now: 0; before: \d+; taken out, as they are gone: 1\.$/,
    );
    expect(ledger().split('\n')).toHaveLength(lines - 1);
  });

  it.each([
    ['--all', /^Pairs agreed now: 0; before: [1-9]\d*; taken out, as they are gone: 5\.$/],
    ['pages/about.mdx', /^Pairs agreed now: 0; before: 0; taken out, as they are gone: 5\.$/],
  ])('takes out the file of a page that is gone: %s', async (target, says) => {
    const file = 'i18n/ledger/ne/pages/about.mdx.txt';
    const asked = async () => questionsAboutLedger(siteDir, await siteTexts(siteDir));
    expect(await asked()).toEqual([]);
    rmSync(path.join(siteDir, 'pages/about.mdx'));
    rmSync(path.join(siteDir, 'i18n/ne/docusaurus-plugin-content-pages-words/about.mdx'));
    expect(await asked()).toMatchObject([{file, example: 'npm run agree -- pages/about.mdx'}]);
    expect(await run(target)).toMatch(says);
    expect(existsSync(path.join(siteDir, file))).toBe(false);
    expect(await asked()).toEqual([]);
  });

  it('keeps what is known about texts that are not meant', async () => {
    const before = ledger();
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    await run('docs/tos.mdx#accounts');
    expect(ledger()).toBe(before);
  });

  it('does not agree to what is there in one language only', async () => {
    change('docs/tos.mdx', '## Accounts', 'One more sentence.\n\n## Accounts');
    expect(await run('docs/tos.mdx'))
      .toBe(`docs/tos.mdx#top cannot be agreed: docs/tos.mdx:12 is in English only. Write it in Nepali, or delete it.
Pairs agreed now: 0; before: 8; taken out, as they are gone: 0.
(failed)`);
  });

  it.each([
    ['docs/tos.mdx#nmaes', ' Did you mean “docs/tos.mdx#names”?'],
    ['docs/toss.mdx', ' Did you mean “docs/tos.mdx”?'],
    ['tos.mdx', ' Did you mean “docs/tos.mdx”?'],
    ['nothing/like/this', ''],
  ])('says that %s is nothing, and changes nothing', async (target, near) => {
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    const before = ledger();
    expect(await run('docs', target)).toBe(
      `“${target}” is not a file, folder or part of a file with texts in two languages, such as docs/tos.mdx#termination.${near}\n(failed)`,
    );
    expect(ledger()).toBe(before);
  });

  it('says of a file without texts in both languages where to learn why', async () => {
    writeFileSync(path.join(siteDir, 'docs/alone.mdx'), '# In English only\n');
    expect(await run('docs/alone.mdx')).toBe(
      '“docs/alone.mdx” is there, but no texts in two languages can be read in it. “npm run check” says what to correct.\n(failed)',
    );
  });
});
