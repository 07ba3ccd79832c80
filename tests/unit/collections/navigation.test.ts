import {readFileSync} from 'node:fs';
import {check} from '../site-data/lists';

const names = readFileSync('src/data/pages/names.yml', 'utf8');
const navigation = (header: string, company = '[]', help = '[]') =>
  `header: ${header}\nfooter: {company: ${company}, marketplace: [], news: [], help: ${help}}\n`;

async function messages(sources: Record<string, string>): Promise<string[]> {
  const problems = await check({'pages/names': names, ...sources});
  return problems.map(({place, message}) => `${place.join(' › ')}: ${message}`);
}

describe('the links of the header and the footer', () => {
  it('lead to pages that have a name', async () => {
    expect(await messages({navigation: navigation('[/, /team]', '[/team]')})).toEqual([]);
    expect(await messages({navigation: navigation('[/]', '[/teem]')})).toEqual([
      'footer › company › entry 1: There is no page in src/data/pages/names.yml with the address "/teem". Did you mean "/team"?',
    ]);
  });

  it('are in one column only, and five in the header at most', async () => {
    const six = '[/, /team, /faq, /how, /app, /tos]';
    expect(await messages({navigation: navigation(six, '[/team]', '[/faq, /team]')})).toEqual([
      'header: The header has room for 5 links.',
      'footer › help › entry 2: The page /team is in another column, too.',
    ]);
  });
});

describe('the names of pages', () => {
  const withLine = (line: string) => messages({'pages/names': `${names}${line}\n`});

  it('may have further pages, by their addresses', async () => {
    expect(await withLine('/our-training: {en: Training, ne: तालिम}')).toEqual([]);
    expect(await withLine('training: {en: Training, ne: तालिम}')).toEqual([
      expect.stringMatching(/^training: "training" is not a field here\./),
    ]);
  });

  it('are texts in every language', async () => {
    expect(await withLine('/our-training: {en: Training}')).toEqual([
      '/our-training › ne: The Nepali text (ne) is missing.',
    ]);
  });

  it('have those of the pages in React', async () => {
    expect(await messages({'pages/names': names.replace(/^\/team:.*\n/m, '')})).toEqual([
      '/team: "/team" is missing.',
    ]);
  });
});
