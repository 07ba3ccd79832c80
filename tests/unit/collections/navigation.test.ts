import {readFileSync} from 'node:fs';
import {row} from '../lib/row';
import {check} from '../site-data/lists';

const names = readFileSync('src/data/pages/names.yml', 'utf8');
const navigation = (header: string, company = '[]', help = '[]') =>
  `header: ${header}\nfooter: {company: ${company}, marketplace: [], news: [], help: ${help}}\nsidebar: {news: [], company: [], legal: []}\n`;

async function messages(sources: Record<string, string>): Promise<string[]> {
  const problems = await check({'pages/names': names, ...sources});
  return problems.map((one) => `${one.place?.join(' › ')}: ${row(one)}`);
}

describe('the links of the header and the footer', () => {
  it('lead to pages that have a name', async () => {
    expect(await messages({navigation: navigation('[/, /team]', '[/team]')})).toEqual([]);
    expect(await messages({navigation: navigation('[/]', '[/teem]')})).toEqual([
      'footer › company › entry 1: route.none /teem near /team',
    ]);
  });

  it('are in one column only, and five in the header at most', async () => {
    const six = '[/, /team, /faq, /how, /app, /tos]';
    expect(await messages({navigation: navigation(six, '[/team]', '[/faq, /team]')})).toEqual([
      'header: navigation.header 5',
      'footer › help › entry 2: navigation.twice /team',
    ]);
  });
});

describe('the names of pages', () => {
  const withLine = (line: string) => messages({'pages/names': `${names}${line}\n`});

  it('may have further pages, by their addresses', async () => {
    expect(await withLine('/our-training: {en: Training, ne: तालिम}')).toEqual([]);
    expect(await withLine('training: {en: Training, ne: तालिम}')).toEqual([
      expect.stringMatching(/^training: field.unknown training /),
    ]);
  });

  it('are texts in every language', async () => {
    expect(await withLine('/our-training: {en: Training}')).toEqual([
      '/our-training › ne: field.textMissing language.ne ne',
    ]);
  });

  it('have those of the pages in React', async () => {
    expect(await messages({'pages/names': names.replace(/^\/team:.*\n/m, '')})).toEqual([
      '/team: field.missing /team',
    ]);
  });
});
